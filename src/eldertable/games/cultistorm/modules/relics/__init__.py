"""Ancient relics: whoever opens a gate with own hands, lets a cultist through and risks sanity, may take one."""
