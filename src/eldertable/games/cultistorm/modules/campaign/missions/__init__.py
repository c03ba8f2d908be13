"""The seven missions: what each changes in the rules, and its own mechanism."""
