CREATE TABLE `journal` (
  `user_id` text NOT NULL, `kind` text NOT NULL, `entry` text NOT NULL, `at` integer NOT NULL, `rest` text NOT NULL,
  PRIMARY KEY(`user_id`, `kind`, `entry`)
);--> statement-breakpoint
CREATE TABLE `journal_row` (
  `user_id` text NOT NULL, `kind` text NOT NULL, `entry` text NOT NULL, `number` integer NOT NULL, `albums` text NOT NULL,
  PRIMARY KEY(`user_id`, `kind`, `entry`, `number`)
);--> statement-breakpoint
INSERT INTO journal (user_id, kind, entry, at, rest)
SELECT user_id, 'tags', edit, at,
  json_object('rules', json(rules), 'crates', json(crates), 'colors', json(colors), 'previous', previous) FROM tag_edit;--> statement-breakpoint
INSERT INTO journal_row (user_id, kind, entry, number, albums)
SELECT user_id, 'tags', edit, -1 - chunk, (
  SELECT json_group_array(json_array(value -> 0, json_array(
    json_object('bandcampTags', value -> 1, 'userTags', value -> 2), json_object('bandcampTags', value -> 3, 'userTags', value -> 4))))
  FROM json_each(rows))
FROM album_edit WHERE (user_id, edit) IN (SELECT user_id, edit FROM tag_edit);--> statement-breakpoint
INSERT INTO journal (user_id, kind, entry, at, rest)
SELECT user_id, 'edit', edit, at, rows FROM album_edit WHERE edit GLOB 'unfinished *';--> statement-breakpoint
DROP TABLE tag_edit;--> statement-breakpoint
DROP TABLE album_edit;--> statement-breakpoint
INSERT INTO journal (user_id, kind, entry, at, rest)
SELECT user_id, 'import', import_id, 0, json_patch(
  coalesce(max(iif(album_id = 0, json_object('extras', json(filled)), NULL)), '{}'), coalesce(max(iif(album_id = -1, filled, NULL)), '{}'))
FROM import_change GROUP BY user_id, import_id;--> statement-breakpoint
-- What is null was left out.
INSERT INTO journal_row (user_id, kind, entry, number, albums)
SELECT user_id, 'import', import_id, album_id, json_array(json_array(album_id, json_array(
  json_object('importId', import_id, 'version', before ->> 'version' + 1),
  json_patch(json_insert(json_insert(json_remove(before, '$.version', '$.hasNoTracks'),
    '$.coverUrl', NULL, '$.rating', NULL, '$.releaseDate', NULL, '$.trackCount', NULL, '$.previewTitle', NULL, '$.verdict', NULL, '$.verdictAt', NULL, '$.paid', NULL, '$.paidCurrency', NULL, '$.downloadedAt', NULL, '$.label', NULL, '$.labelUrl', NULL, '$.price', NULL),
    '$.currency', NULL, '$.isNamePrice', NULL, '$.isPreorder', NULL, '$.isPurchasable', NULL, '$.purchasedAt', NULL, '$.goneAt', NULL, '$.fans', NULL, '$.artId', NULL, '$.about', NULL, '$.credits', NULL, '$.location', NULL, '$.importId', NULL), iif(before -> 'hasNoTracks' IS NULL, '{}', '{"trackText":""}')))))
FROM import_change WHERE album_id > 0 AND before IS NOT NULL;--> statement-breakpoint
-- Each field was empty; tags of both kinds are one, and a price with its currency.
INSERT INTO journal_row (user_id, kind, entry, number, albums)
SELECT user_id, 'import', import_id, -album_id, '[[' || album_id || (
  SELECT group_concat(',' || part, '') FROM (
    SELECT json_array(json_object(key, filled -> key), json_object(key, json(iif(type = 'array', '[]', iif(key = 'notes', '""', 'null'))))) AS part
    FROM json_each(filled) WHERE key NOT IN ('bandcampTags', 'userTags', 'paid', 'paidCurrency')
    UNION ALL SELECT json_array(
      json_object('bandcampTags', json(coalesce(filled -> 'bandcampTags', '[]')), 'userTags', json(coalesce(filled -> 'userTags', '[]'))),
      json('{"bandcampTags":[],"userTags":[]}')) WHERE coalesce(filled -> 'bandcampTags', filled -> 'userTags') IS NOT NULL
    UNION ALL SELECT json_array(
      json_object('paid', filled -> 'paid', 'paidCurrency', filled -> 'paidCurrency'), json('{"paid":null,"paidCurrency":null}'))
    WHERE coalesce(filled -> 'paid', filled -> 'paidCurrency') IS NOT NULL)) || ']]'
FROM import_change WHERE album_id > 0 AND before IS NULL AND filled IS NOT NULL;--> statement-breakpoint
DROP TABLE import_change;--> statement-breakpoint
INSERT INTO journal (user_id, kind, entry, at, rest)
SELECT user_id, 'merge', merged_id, merged_at, json_object('merged', before -> 'merged', 'crates', before -> 'crates',
  'listens', json(coalesce(before -> 'listens', '[]')), 'claims', json(coalesce(before -> 'claims', '[]')), 'aliases', before -> 'aliases')
FROM album_alias WHERE before IS NOT NULL;--> statement-breakpoint
INSERT INTO journal_row (user_id, kind, entry, number, albums)
SELECT user_id, 'merge', merged_id, album_id, json_array(json_array(album_id,
  json_array(json_object('version', before -> 'version'), json_remove(before -> 'before', '$.bandcampTags')),
  json_array(json_object('version', before -> 'version', 'bandcampTags', before -> 'bandcampTags'),
    json_object('bandcampTags', before -> '$.before.bandcampTags'))))
FROM album_alias WHERE before IS NOT NULL;--> statement-breakpoint
DROP TRIGGER album_alias_restored;--> statement-breakpoint
DROP INDEX album_alias_before;--> statement-breakpoint
ALTER TABLE album_alias DROP COLUMN before;
