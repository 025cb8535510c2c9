-- Positions get gaps (PLACE_GAP in domain/places.ts), so that one can be moved without the others.
DROP TRIGGER crate_album_moved;
--> statement-breakpoint
UPDATE crate_album SET position = position * 4294967296;
--> statement-breakpoint
UPDATE crate SET position = position * 4294967296;
--> statement-breakpoint
UPDATE deleted_crate SET position = position * 4294967296;
--> statement-breakpoint
UPDATE import_crate SET last = last * 4294967296;
--> statement-breakpoint
UPDATE deleted_crate_albums SET places = (
  SELECT json_group_array(json_array(value->>0, (value->>1) * 4294967296, value->>2)) FROM json_each(deleted_crate_albums.places));
--> statement-breakpoint
UPDATE crate SET front = (
    SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
      SELECT album.id, member.position, album.title, album.artist, album.cover_url
      FROM crate_album AS member JOIN album ON album.id = member.album_id
      WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL
      ORDER BY member.position, member.album_id LIMIT 4));
--> statement-breakpoint
CREATE TRIGGER crate_album_moved AFTER UPDATE OF position ON crate_album WHEN new.position <> old.position
BEGIN
  UPDATE crate SET contents = contents + 1,
    front = iif(instr(front, '"id":' || new.album_id || ',') > 0 OR json_array_length(front) < 4 OR (new.position, new.album_id) < (front ->> '$[3].position', front ->> '$[3].id'), (
    SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
      SELECT album.id, member.position, album.title, album.artist, album.cover_url
      FROM crate_album AS member JOIN album ON album.id = member.album_id
      WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL
      ORDER BY member.position, member.album_id LIMIT 4)), front)
  WHERE id = new.crate_id;
END;
