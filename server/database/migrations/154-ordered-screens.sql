-- Of thousands of devices a few have something waiting for them.
CREATE INDEX screen_ordered ON screen (panel_gid, screen)
  WHERE reload_wanted = 1 OR picture_wanted = 1 OR identify_wanted = 1;
