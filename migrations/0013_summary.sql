CREATE TABLE `summary` (
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`albums` integer DEFAULT 0 NOT NULL,
	`uncrated` integer DEFAULT 0 NOT NULL,
	`tracks` integer DEFAULT 0 NOT NULL,
	`stars1` integer DEFAULT 0 NOT NULL,
	`stars2` integer DEFAULT 0 NOT NULL,
	`stars3` integer DEFAULT 0 NOT NULL,
	`stars4` integer DEFAULT 0 NOT NULL,
	`stars5` integer DEFAULT 0 NOT NULL,
	`tags` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `list`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `summary_count` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`collection` integer DEFAULT 0 NOT NULL,
	`wishlist` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `summary_count_collection` ON `summary_count` (`user_id`,`kind`,"collection" DESC,`key`) WHERE "summary_count"."kind" = 'tag' AND "summary_count"."collection" > 0;
--> statement-breakpoint
CREATE INDEX `summary_count_label_collection` ON `summary_count` (`user_id`,`kind`,"collection" DESC,`key`) WHERE "summary_count"."kind" = 'label' AND "summary_count"."collection" > 0;
--> statement-breakpoint
CREATE INDEX `summary_count_wishlist` ON `summary_count` (`user_id`,`kind`,"wishlist" DESC,`key`) WHERE "summary_count"."kind" = 'tag' AND "summary_count"."wishlist" > 0;
--> statement-breakpoint
CREATE INDEX `summary_count_label_wishlist` ON `summary_count` (`user_id`,`kind`,"wishlist" DESC,`key`) WHERE "summary_count"."kind" = 'label' AND "summary_count"."wishlist" > 0;
--> statement-breakpoint
DROP INDEX `album_user_added`;
--> statement-breakpoint
ALTER TABLE `album` ADD `is_crated` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX `album_shown` ON `album` (`user_id`,`list`,`added_at`,`id`) WHERE "album"."deleted_at" IS NULL;
--> statement-breakpoint
CREATE INDEX `album_uncrated` ON `album` (`user_id`,`list`,`added_at`,`id`) WHERE "album"."deleted_at" IS NULL AND "album"."is_crated" = 0;
--> statement-breakpoint
ALTER TABLE `crate` ADD `album_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `crate` ADD `front` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `crate` ADD `contents` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE album SET is_crated = 1 WHERE id IN (SELECT album_id FROM crate_album);
--> statement-breakpoint
UPDATE crate SET
  album_count = (
    SELECT count(*) FROM crate_album AS member JOIN album ON album.id = member.album_id
    WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL),
  front = (
    SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
      SELECT album.id, member.position, album.title, album.artist, album.cover_url
      FROM crate_album AS member JOIN album ON album.id = member.album_id
      WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL
      ORDER BY member.position, member.album_id LIMIT 4));
--> statement-breakpoint
INSERT INTO summary (user_id, list, albums, uncrated, tracks, stars1, stars2, stars3, stars4, stars5)
SELECT user_id, list, count(*), sum(is_crated = 0), sum(coalesce(track_count, 0)), sum(rating IS 1), sum(rating IS 2), sum(rating IS 3), sum(rating IS 4), sum(rating IS 5)
FROM album WHERE deleted_at IS NULL GROUP BY user_id, list;
--> statement-breakpoint
INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
SELECT user_id, 'month', strftime('%Y-%m', album.added_at / 1000, 'unixepoch'), sum(list = 'collection'), sum(list = 'wishlist')
FROM album WHERE deleted_at IS NULL GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
SELECT user_id, 'decade', substr(album.release_date, 1, 3) || '0', sum(list = 'collection'), sum(list = 'wishlist')
FROM album WHERE deleted_at IS NULL AND release_date IS NOT NULL GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
SELECT user_id, 'label', label, sum(list = 'collection'), sum(list = 'wishlist')
FROM album WHERE deleted_at IS NULL AND label IS NOT NULL GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
SELECT user_id, 'currency', currency, sum(list = 'collection'), sum(list = 'wishlist')
FROM album WHERE deleted_at IS NULL AND currency IS NOT NULL GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
SELECT user_id, 'price', currency, sum(iif(list = 'collection', price, 0)), sum(iif(list = 'wishlist', price, 0))
FROM album WHERE deleted_at IS NULL AND currency IS NOT NULL AND price > 0 GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO summary_count (user_id, kind, key, name, collection, wishlist)
SELECT user_id, 'tag', key, name, sum(list = 'collection'), sum(list = 'wishlist') FROM (
  SELECT album.user_id, album.list, tag.value AS key, iif(json_array_length(iif(album.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(album.tag_text, 2, length(album.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']')) = json_array_length('[' || substr(album.bandcamp_tags, 2, length(album.bandcamp_tags) - 2) || iif(album.bandcamp_tags <> '[]' AND album.user_tags <> '[]', ',', '') || substr(album.user_tags, 2, length(album.user_tags) - 2) || ']'), ('[' || substr(album.bandcamp_tags, 2, length(album.bandcamp_tags) - 2) || iif(album.bandcamp_tags <> '[]' AND album.user_tags <> '[]', ',', '') || substr(album.user_tags, 2, length(album.user_tags) - 2) || ']') ->> min(tag.key), tag.value) AS name
  FROM album, json_each(iif(album.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(album.tag_text, 2, length(album.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']')) AS tag WHERE album.deleted_at IS NULL AND album.tag_text <> '' GROUP BY album.id, tag.value)
GROUP BY user_id, key;
--> statement-breakpoint
INSERT INTO summary (user_id, list, tags)
SELECT user_id, 'collection', count(*) FROM summary_count WHERE kind = 'tag' AND collection > 0 GROUP BY user_id
UNION ALL SELECT user_id, 'wishlist', count(*) FROM summary_count WHERE kind = 'tag' AND wishlist > 0 GROUP BY user_id
UNION ALL SELECT user_id, 'both', count(*) FROM summary_count WHERE kind = 'tag' GROUP BY user_id
ON CONFLICT (user_id, list) DO UPDATE SET tags = excluded.tags;
--> statement-breakpoint
CREATE TRIGGER crate_album_added AFTER INSERT ON crate_album
BEGIN
  UPDATE album SET is_crated = 1 WHERE id = new.album_id AND is_crated = 0;
  UPDATE crate SET contents = contents + 1,
    album_count = album_count + (SELECT deleted_at IS NULL FROM album WHERE id = new.album_id),
    front = iif(json_array_length(front) < 4 OR (new.position, new.album_id) < (front ->> '$[3].position', front ->> '$[3].id'), (
    SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
      SELECT album.id, member.position, album.title, album.artist, album.cover_url
      FROM crate_album AS member JOIN album ON album.id = member.album_id
      WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL
      ORDER BY member.position, member.album_id LIMIT 4)), front)
  WHERE id = new.crate_id;
END;
--> statement-breakpoint
CREATE TRIGGER crate_album_removed AFTER DELETE ON crate_album
BEGIN
  UPDATE album SET is_crated = 0 WHERE id = old.album_id AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = old.album_id);
  UPDATE crate SET contents = contents + 1,
    album_count = album_count - (SELECT count(*) FROM album WHERE id = old.album_id AND deleted_at IS NULL),
    front = iif(instr(front, '"id":' || old.album_id || ',') > 0, (
    SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
      SELECT album.id, member.position, album.title, album.artist, album.cover_url
      FROM crate_album AS member JOIN album ON album.id = member.album_id
      WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL
      ORDER BY member.position, member.album_id LIMIT 4)), front)
  WHERE id = old.crate_id;
END;
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
--> statement-breakpoint
CREATE TRIGGER crate_album_trashed AFTER UPDATE OF deleted_at ON album WHEN new.is_crated AND (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)
BEGIN
  UPDATE crate SET contents = contents + 1,
    album_count = album_count + iif(new.deleted_at IS NULL, 1, -1),
    front = iif(new.deleted_at IS NULL OR instr(front, '"id":' || new.id || ',') > 0, (
    SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
      SELECT album.id, member.position, album.title, album.artist, album.cover_url
      FROM crate_album AS member JOIN album ON album.id = member.album_id
      WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL
      ORDER BY member.position, member.album_id LIMIT 4)), front)
  WHERE id IN (SELECT crate_id FROM crate_album WHERE album_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER crate_album_renamed AFTER UPDATE OF title, artist, cover_url ON album
WHEN new.is_crated AND (new.title <> old.title OR new.artist <> old.artist OR new.cover_url IS NOT old.cover_url)
BEGIN
  UPDATE crate SET front = (
    SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
      SELECT album.id, member.position, album.title, album.artist, album.cover_url
      FROM crate_album AS member JOIN album ON album.id = member.album_id
      WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL
      ORDER BY member.position, member.album_id LIMIT 4))
  WHERE id IN (SELECT crate_id FROM crate_album WHERE album_id = new.id) AND instr(front, '"id":' || new.id || ',') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER crate_album_left BEFORE DELETE ON album WHEN old.is_crated AND old.deleted_at IS NULL
BEGIN
  DELETE FROM crate_album WHERE album_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER summary_added AFTER INSERT ON album WHEN new.deleted_at IS NULL
BEGIN
  INSERT INTO summary (user_id, list, albums, uncrated, tracks, stars1, stars2, stars3, stars4, stars5)
  VALUES (new.user_id, new.list, 1, new.is_crated = 0, coalesce(new.track_count, 0), new.rating IS 1, new.rating IS 2, new.rating IS 3, new.rating IS 4, new.rating IS 5)
  ON CONFLICT (user_id, list) DO UPDATE SET albums = albums + excluded.albums, uncrated = uncrated + excluded.uncrated, tracks = tracks + excluded.tracks, stars1 = stars1 + excluded.stars1, stars2 = stars2 + excluded.stars2, stars3 = stars3 + excluded.stars3, stars4 = stars4 + excluded.stars4, stars5 = stars5 + excluded.stars5;
END;
--> statement-breakpoint
CREATE TRIGGER summary_removed AFTER DELETE ON album WHEN old.deleted_at IS NULL
BEGIN
  UPDATE summary SET albums = albums - 1, uncrated = uncrated - (old.is_crated = 0), tracks = tracks - (coalesce(old.track_count, 0)), stars1 = stars1 - (old.rating IS 1), stars2 = stars2 - (old.rating IS 2), stars3 = stars3 - (old.rating IS 3), stars4 = stars4 - (old.rating IS 4), stars5 = stars5 - (old.rating IS 5)
  WHERE user_id = old.user_id AND list = old.list;
END;
--> statement-breakpoint
CREATE TRIGGER summary_moved AFTER UPDATE OF list, deleted_at ON album WHEN (new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL))
BEGIN
  UPDATE summary SET albums = albums - 1, uncrated = uncrated - (old.is_crated = 0), tracks = tracks - (coalesce(old.track_count, 0)), stars1 = stars1 - (old.rating IS 1), stars2 = stars2 - (old.rating IS 2), stars3 = stars3 - (old.rating IS 3), stars4 = stars4 - (old.rating IS 4), stars5 = stars5 - (old.rating IS 5)
  WHERE user_id = old.user_id AND list = old.list AND old.deleted_at IS NULL;
  INSERT INTO summary (user_id, list, albums, uncrated, tracks, stars1, stars2, stars3, stars4, stars5)
  SELECT new.user_id, new.list, 1, new.is_crated = 0, coalesce(new.track_count, 0), new.rating IS 1, new.rating IS 2, new.rating IS 3, new.rating IS 4, new.rating IS 5 WHERE new.deleted_at IS NULL
  ON CONFLICT (user_id, list) DO UPDATE SET albums = albums + excluded.albums, uncrated = uncrated + excluded.uncrated, tracks = tracks + excluded.tracks, stars1 = stars1 + excluded.stars1, stars2 = stars2 + excluded.stars2, stars3 = stars3 + excluded.stars3, stars4 = stars4 + excluded.stars4, stars5 = stars5 + excluded.stars5;
END;
--> statement-breakpoint
CREATE TRIGGER summary_changed AFTER UPDATE OF rating, track_count, is_crated ON album
WHEN new.deleted_at IS NULL AND NOT (new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL))
  AND (new.rating IS NOT old.rating OR new.track_count IS NOT old.track_count OR new.is_crated <> old.is_crated)
BEGIN
  UPDATE summary SET uncrated = uncrated - (old.is_crated = 0) + (new.is_crated = 0), tracks = tracks - (coalesce(old.track_count, 0)) + (coalesce(new.track_count, 0)), stars1 = stars1 - (old.rating IS 1) + (new.rating IS 1), stars2 = stars2 - (old.rating IS 2) + (new.rating IS 2), stars3 = stars3 - (old.rating IS 3) + (new.rating IS 3), stars4 = stars4 - (old.rating IS 4) + (new.rating IS 4), stars5 = stars5 - (old.rating IS 5) + (new.rating IS 5)
  WHERE user_id = new.user_id AND list = new.list;
END;
--> statement-breakpoint
CREATE TRIGGER summary_month_added AFTER INSERT ON album WHEN new.deleted_at IS NULL
BEGIN
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  VALUES (new.user_id, 'month', strftime('%Y-%m', new.added_at / 1000, 'unixepoch'), new.list = 'collection', new.list = 'wishlist')
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_month_removed AFTER DELETE ON album WHEN old.deleted_at IS NULL
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'month' AND key = (strftime('%Y-%m', old.added_at / 1000, 'unixepoch'));
END;
--> statement-breakpoint
CREATE TRIGGER summary_month_changed AFTER UPDATE OF list, deleted_at, added_at ON album WHEN (new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)) OR (strftime('%Y-%m', new.added_at / 1000, 'unixepoch')) IS NOT (strftime('%Y-%m', old.added_at / 1000, 'unixepoch'))
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'month' AND key = (strftime('%Y-%m', old.added_at / 1000, 'unixepoch')) AND old.deleted_at IS NULL;
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  SELECT new.user_id, 'month', strftime('%Y-%m', new.added_at / 1000, 'unixepoch'), new.list = 'collection', new.list = 'wishlist' WHERE new.deleted_at IS NULL
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_decade_added AFTER INSERT ON album WHEN new.deleted_at IS NULL AND new.release_date IS NOT NULL
BEGIN
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  VALUES (new.user_id, 'decade', substr(new.release_date, 1, 3) || '0', new.list = 'collection', new.list = 'wishlist')
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_decade_removed AFTER DELETE ON album WHEN old.deleted_at IS NULL AND old.release_date IS NOT NULL
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'decade' AND key = (substr(old.release_date, 1, 3) || '0');
END;
--> statement-breakpoint
CREATE TRIGGER summary_decade_changed AFTER UPDATE OF list, deleted_at, release_date ON album WHEN (new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)) OR (substr(new.release_date, 1, 3) || '0') IS NOT (substr(old.release_date, 1, 3) || '0')
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'decade' AND key = (substr(old.release_date, 1, 3) || '0') AND old.deleted_at IS NULL;
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  SELECT new.user_id, 'decade', substr(new.release_date, 1, 3) || '0', new.list = 'collection', new.list = 'wishlist' WHERE new.deleted_at IS NULL AND new.release_date IS NOT NULL
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_label_added AFTER INSERT ON album WHEN new.deleted_at IS NULL AND new.label IS NOT NULL
BEGIN
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  VALUES (new.user_id, 'label', new.label, new.list = 'collection', new.list = 'wishlist')
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_label_removed AFTER DELETE ON album WHEN old.deleted_at IS NULL AND old.label IS NOT NULL
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'label' AND key = old.label;
END;
--> statement-breakpoint
CREATE TRIGGER summary_label_changed AFTER UPDATE OF list, deleted_at, label ON album WHEN (new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)) OR new.label IS NOT old.label
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'label' AND key = old.label AND old.deleted_at IS NULL;
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  SELECT new.user_id, 'label', new.label, new.list = 'collection', new.list = 'wishlist' WHERE new.deleted_at IS NULL AND new.label IS NOT NULL
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_currency_added AFTER INSERT ON album WHEN new.deleted_at IS NULL AND new.currency IS NOT NULL
BEGIN
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  VALUES (new.user_id, 'currency', new.currency, new.list = 'collection', new.list = 'wishlist')
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_currency_removed AFTER DELETE ON album WHEN old.deleted_at IS NULL AND old.currency IS NOT NULL
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'currency' AND key = old.currency;
END;
--> statement-breakpoint
CREATE TRIGGER summary_currency_changed AFTER UPDATE OF list, deleted_at, currency ON album WHEN (new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)) OR new.currency IS NOT old.currency
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'currency' AND key = old.currency AND old.deleted_at IS NULL;
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  SELECT new.user_id, 'currency', new.currency, new.list = 'collection', new.list = 'wishlist' WHERE new.deleted_at IS NULL AND new.currency IS NOT NULL
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_price_added AFTER INSERT ON album WHEN new.deleted_at IS NULL AND new.currency IS NOT NULL AND new.price > 0
BEGIN
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  VALUES (new.user_id, 'price', new.currency, iif(new.list = 'collection', new.price, 0), iif(new.list = 'wishlist', new.price, 0))
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_price_removed AFTER DELETE ON album WHEN old.deleted_at IS NULL AND old.currency IS NOT NULL AND old.price > 0
BEGIN
  UPDATE summary_count SET collection = collection - iif(old.list = 'collection', old.price, 0), wishlist = wishlist - iif(old.list = 'wishlist', old.price, 0)
  WHERE user_id = old.user_id AND kind = 'price' AND key = old.currency;
END;
--> statement-breakpoint
CREATE TRIGGER summary_price_changed AFTER UPDATE OF list, deleted_at, currency, price ON album WHEN (new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)) OR new.currency IS NOT old.currency OR new.price IS NOT old.price
BEGIN
  UPDATE summary_count SET collection = collection - iif(old.list = 'collection', old.price, 0), wishlist = wishlist - iif(old.list = 'wishlist', old.price, 0)
  WHERE user_id = old.user_id AND kind = 'price' AND key = old.currency AND old.deleted_at IS NULL AND old.price > 0;
  INSERT INTO summary_count (user_id, kind, key, collection, wishlist)
  SELECT new.user_id, 'price', new.currency, iif(new.list = 'collection', new.price, 0), iif(new.list = 'wishlist', new.price, 0) WHERE new.deleted_at IS NULL AND new.currency IS NOT NULL AND new.price > 0
  ON CONFLICT (user_id, kind, key) DO UPDATE SET collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_tag_added AFTER INSERT ON album WHEN new.deleted_at IS NULL AND new.tag_text <> ''
BEGIN
  INSERT INTO summary_count (user_id, kind, key, name, collection, wishlist)
  SELECT new.user_id, 'tag', tag.value, iif(json_array_length(iif(new.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(new.tag_text, 2, length(new.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']')) = json_array_length('[' || substr(new.bandcamp_tags, 2, length(new.bandcamp_tags) - 2) || iif(new.bandcamp_tags <> '[]' AND new.user_tags <> '[]', ',', '') || substr(new.user_tags, 2, length(new.user_tags) - 2) || ']'), ('[' || substr(new.bandcamp_tags, 2, length(new.bandcamp_tags) - 2) || iif(new.bandcamp_tags <> '[]' AND new.user_tags <> '[]', ',', '') || substr(new.user_tags, 2, length(new.user_tags) - 2) || ']') ->> tag.key, tag.value), new.list = 'collection', new.list = 'wishlist'
  FROM json_each(iif(new.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(new.tag_text, 2, length(new.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']')) AS tag WHERE true
  ON CONFLICT (user_id, kind, key) DO UPDATE SET name = excluded.name, collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_tag_removed AFTER DELETE ON album WHEN old.deleted_at IS NULL AND old.tag_text <> ''
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'tag' AND key IN (SELECT value FROM json_each(iif(old.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(old.tag_text, 2, length(old.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']')));
END;
--> statement-breakpoint
CREATE TRIGGER summary_tag_changed AFTER UPDATE OF list, deleted_at, tag_text ON album WHEN (new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)) OR new.tag_text <> old.tag_text
BEGIN
  UPDATE summary_count SET collection = collection - (old.list = 'collection'), wishlist = wishlist - (old.list = 'wishlist')
  WHERE user_id = old.user_id AND kind = 'tag' AND key IN (SELECT value FROM json_each(iif(old.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(old.tag_text, 2, length(old.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']')))
    AND old.deleted_at IS NULL AND ((new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)) OR key NOT IN (SELECT value FROM json_each(iif(new.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(new.tag_text, 2, length(new.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']'))));
  INSERT INTO summary_count (user_id, kind, key, name, collection, wishlist)
  SELECT new.user_id, 'tag', tag.value, iif(json_array_length(iif(new.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(new.tag_text, 2, length(new.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']')) = json_array_length('[' || substr(new.bandcamp_tags, 2, length(new.bandcamp_tags) - 2) || iif(new.bandcamp_tags <> '[]' AND new.user_tags <> '[]', ',', '') || substr(new.user_tags, 2, length(new.user_tags) - 2) || ']'), ('[' || substr(new.bandcamp_tags, 2, length(new.bandcamp_tags) - 2) || iif(new.bandcamp_tags <> '[]' AND new.user_tags <> '[]', ',', '') || substr(new.user_tags, 2, length(new.user_tags) - 2) || ']') ->> tag.key, tag.value), new.list = 'collection', new.list = 'wishlist'
  FROM json_each(iif(new.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(new.tag_text, 2, length(new.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']')) AS tag WHERE new.deleted_at IS NULL AND ((new.list <> old.list OR (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)) OR tag.value NOT IN (SELECT value FROM json_each(iif(old.tag_text = '', '[]', '[' || replace(json_quote(replace(substr(old.tag_text, 2, length(old.tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']'))))
  ON CONFLICT (user_id, kind, key) DO UPDATE SET name = excluded.name, collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist;
END;
--> statement-breakpoint
CREATE TRIGGER summary_tags_first AFTER INSERT ON summary_count WHEN new.kind = 'tag'
BEGIN
  INSERT INTO summary (user_id, list, tags) VALUES (new.user_id, iif(new.collection > 0, 'collection', 'wishlist'), 1)
  ON CONFLICT (user_id, list) DO UPDATE SET tags = tags + 1;
  INSERT INTO summary (user_id, list, tags) VALUES (new.user_id, 'both', 1)
  ON CONFLICT (user_id, list) DO UPDATE SET tags = tags + 1;
END;
--> statement-breakpoint
CREATE TRIGGER summary_tags_change AFTER UPDATE OF collection, wishlist ON summary_count
WHEN new.kind = 'tag' AND ((new.collection > 0) <> (old.collection > 0) OR (new.wishlist > 0) <> (old.wishlist > 0))
BEGIN
  INSERT INTO summary (user_id, list, tags) SELECT new.user_id, 'collection', (new.collection > 0) - (old.collection > 0) WHERE (new.collection > 0) <> (old.collection > 0)
  ON CONFLICT (user_id, list) DO UPDATE SET tags = tags + excluded.tags;
  INSERT INTO summary (user_id, list, tags) SELECT new.user_id, 'wishlist', (new.wishlist > 0) - (old.wishlist > 0) WHERE (new.wishlist > 0) <> (old.wishlist > 0)
  ON CONFLICT (user_id, list) DO UPDATE SET tags = tags + excluded.tags;
  INSERT INTO summary (user_id, list, tags) SELECT new.user_id, 'both', -1 WHERE new.collection <= 0 AND new.wishlist <= 0
  ON CONFLICT (user_id, list) DO UPDATE SET tags = tags + excluded.tags;
END;
--> statement-breakpoint
CREATE TRIGGER summary_count_empty AFTER UPDATE OF collection, wishlist ON summary_count WHEN new.collection <= 0 AND new.wishlist <= 0
BEGIN
  DELETE FROM summary_count WHERE user_id = new.user_id AND kind = new.kind AND key = new.key;
END;
