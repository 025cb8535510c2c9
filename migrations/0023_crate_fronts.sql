-- A crate's first four albums follow from those that were kept and the one that changed, so that a change reads a few rows of a crate of any size.
-- Behind the last of the first four nothing is looked for where a crate has no other albums: it would pass by all those in the trash.
DROP TRIGGER crate_album_added;
--> statement-breakpoint
DROP TRIGGER crate_album_removed;
--> statement-breakpoint
DROP TRIGGER crate_album_moved;
--> statement-breakpoint
DROP TRIGGER crate_album_trashed;
--> statement-breakpoint
DROP TRIGGER crate_album_renamed;
--> statement-breakpoint
CREATE TRIGGER crate_album_added AFTER INSERT ON crate_album
BEGIN
  UPDATE album SET is_crated = 1 WHERE id = new.album_id AND is_crated = 0;
  UPDATE crate SET contents = contents + 1,
    album_count = album_count + (SELECT deleted_at IS NULL FROM album WHERE id = new.album_id),
    front = iif(instr(front, '"id":' || new.album_id || ',') > 0 OR json_array_length(front) < 4
      OR (SELECT (position, album_id) < (front ->> '$[3].position', front ->> '$[3].id') FROM crate_album AS member WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = new.album_id), (
      SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
        SELECT value ->> 'id' AS id, value ->> 'position' AS position, value ->> 'title' AS title, value ->> 'artist' AS artist, value ->> 'coverUrl' AS cover_url
        FROM json_each(front) WHERE value ->> 'id' <> new.album_id
        UNION ALL
        SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member JOIN album ON album.id = member.album_id
        WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = new.album_id AND album.deleted_at IS NULL
        UNION ALL
        SELECT * FROM (
          SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member CROSS JOIN album ON album.id = member.album_id
          WHERE instr(front, '"id":' || new.album_id || ',') > 0 AND json_array_length(front) = 4 AND member.user_id = crate.user_id AND member.crate_id = crate.id
            AND (member.position, member.album_id) > (front ->> '$[3].position', front ->> '$[3].id') AND member.album_id <> new.album_id AND album.deleted_at IS NULL
          ORDER BY member.position, member.album_id LIMIT 1)
        ORDER BY position, id LIMIT 4)), front)
  WHERE id = new.crate_id;
END;
--> statement-breakpoint
CREATE TRIGGER crate_album_removed AFTER DELETE ON crate_album
BEGIN
  UPDATE album SET is_crated = 0 WHERE id = old.album_id AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = old.album_id);
  UPDATE crate SET contents = contents + 1,
    album_count = album_count - (SELECT count(*) FROM album WHERE id = old.album_id AND deleted_at IS NULL),
    front = iif(instr(front, '"id":' || old.album_id || ',') > 0 OR json_array_length(front) < 4
      OR (SELECT (position, album_id) < (front ->> '$[3].position', front ->> '$[3].id') FROM crate_album AS member WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = old.album_id), (
      SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
        SELECT value ->> 'id' AS id, value ->> 'position' AS position, value ->> 'title' AS title, value ->> 'artist' AS artist, value ->> 'coverUrl' AS cover_url
        FROM json_each(front) WHERE value ->> 'id' <> old.album_id
        UNION ALL
        SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member JOIN album ON album.id = member.album_id
        WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = old.album_id AND album.deleted_at IS NULL
        UNION ALL
        SELECT * FROM (
          SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member CROSS JOIN album ON album.id = member.album_id
          WHERE instr(front, '"id":' || old.album_id || ',') > 0 AND json_array_length(front) = 4 AND crate.album_count > 4 AND member.user_id = crate.user_id AND member.crate_id = crate.id
            AND (member.position, member.album_id) > (front ->> '$[3].position', front ->> '$[3].id') AND member.album_id <> old.album_id AND album.deleted_at IS NULL
          ORDER BY member.position, member.album_id LIMIT 1)
        ORDER BY position, id LIMIT 4)), front)
  WHERE id = old.crate_id;
END;
--> statement-breakpoint
CREATE TRIGGER crate_album_moved AFTER UPDATE OF position ON crate_album WHEN new.position <> old.position
BEGIN
  UPDATE crate SET contents = contents + 1,
    front = iif(instr(front, '"id":' || new.album_id || ',') > 0 OR json_array_length(front) < 4
      OR (SELECT (position, album_id) < (front ->> '$[3].position', front ->> '$[3].id') FROM crate_album AS member WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = new.album_id), (
      SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
        SELECT value ->> 'id' AS id, value ->> 'position' AS position, value ->> 'title' AS title, value ->> 'artist' AS artist, value ->> 'coverUrl' AS cover_url
        FROM json_each(front) WHERE value ->> 'id' <> new.album_id
        UNION ALL
        SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member JOIN album ON album.id = member.album_id
        WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = new.album_id AND album.deleted_at IS NULL
        UNION ALL
        SELECT * FROM (
          SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member CROSS JOIN album ON album.id = member.album_id
          WHERE instr(front, '"id":' || new.album_id || ',') > 0 AND json_array_length(front) = 4 AND crate.album_count > 4 AND member.user_id = crate.user_id AND member.crate_id = crate.id
            AND (member.position, member.album_id) > (front ->> '$[3].position', front ->> '$[3].id') AND member.album_id <> new.album_id AND album.deleted_at IS NULL
          ORDER BY member.position, member.album_id LIMIT 1)
        ORDER BY position, id LIMIT 4)), front)
  WHERE id = new.crate_id;
END;
--> statement-breakpoint
CREATE TRIGGER crate_album_trashed AFTER UPDATE OF deleted_at ON album WHEN new.is_crated AND (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)
BEGIN
  UPDATE crate SET contents = contents + 1,
    album_count = album_count + iif(new.deleted_at IS NULL, 1, -1),
    front = iif(instr(front, '"id":' || new.id || ',') > 0 OR json_array_length(front) < 4
      OR (SELECT (position, album_id) < (front ->> '$[3].position', front ->> '$[3].id') FROM crate_album AS member WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = new.id), (
      SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
        SELECT value ->> 'id' AS id, value ->> 'position' AS position, value ->> 'title' AS title, value ->> 'artist' AS artist, value ->> 'coverUrl' AS cover_url
        FROM json_each(front) WHERE value ->> 'id' <> new.id
        UNION ALL
        SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member JOIN album ON album.id = member.album_id
        WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = new.id AND album.deleted_at IS NULL
        UNION ALL
        SELECT * FROM (
          SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member CROSS JOIN album ON album.id = member.album_id
          WHERE instr(front, '"id":' || new.id || ',') > 0 AND json_array_length(front) = 4 AND crate.album_count > 4 AND member.user_id = crate.user_id AND member.crate_id = crate.id
            AND (member.position, member.album_id) > (front ->> '$[3].position', front ->> '$[3].id') AND member.album_id <> new.id AND album.deleted_at IS NULL
          ORDER BY member.position, member.album_id LIMIT 1)
        ORDER BY position, id LIMIT 4)), front)
  WHERE id IN (SELECT crate_id FROM crate_album WHERE album_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER crate_album_renamed AFTER UPDATE OF title, artist, cover_url ON album
WHEN new.is_crated AND (new.title <> old.title OR new.artist <> old.artist OR new.cover_url IS NOT old.cover_url)
BEGIN
  UPDATE crate SET front = iif(instr(front, '"id":' || new.id || ',') > 0 OR json_array_length(front) < 4
      OR (SELECT (position, album_id) < (front ->> '$[3].position', front ->> '$[3].id') FROM crate_album AS member WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = new.id), (
      SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
        SELECT value ->> 'id' AS id, value ->> 'position' AS position, value ->> 'title' AS title, value ->> 'artist' AS artist, value ->> 'coverUrl' AS cover_url
        FROM json_each(front) WHERE value ->> 'id' <> new.id
        UNION ALL
        SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member JOIN album ON album.id = member.album_id
        WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND member.album_id = new.id AND album.deleted_at IS NULL
        UNION ALL
        SELECT * FROM (
          SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM crate_album AS member CROSS JOIN album ON album.id = member.album_id
          WHERE instr(front, '"id":' || new.id || ',') > 0 AND json_array_length(front) = 4 AND crate.album_count > 4 AND member.user_id = crate.user_id AND member.crate_id = crate.id
            AND (member.position, member.album_id) > (front ->> '$[3].position', front ->> '$[3].id') AND member.album_id <> new.id AND album.deleted_at IS NULL
          ORDER BY member.position, member.album_id LIMIT 1)
        ORDER BY position, id LIMIT 4)), front)
  WHERE id IN (SELECT crate_id FROM crate_album WHERE album_id = new.id) AND instr(front, '"id":' || new.id || ',') > 0;
END;
