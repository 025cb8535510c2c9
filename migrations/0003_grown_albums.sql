-- More tracks are an event too, unless the person counted them: that raises the version.
CREATE TRIGGER album_event_grew AFTER UPDATE OF track_count ON album
WHEN old.deleted_at IS NULL AND new.deleted_at IS NULL AND new.track_count > old.track_count AND new.version = old.version
BEGIN
  INSERT INTO album_event (user_id, album_id, at, kind, before, after)
  VALUES (new.user_id, new.id, new.changed, 'grew', old.track_count, new.track_count);
END;
