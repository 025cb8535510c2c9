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
DROP TABLE album_edit;
