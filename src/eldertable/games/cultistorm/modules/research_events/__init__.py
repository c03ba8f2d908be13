"""Research events: what else whoever looks things up comes upon, mostly something kind."""
