CREATE TABLE `album_edit` (
	`user_id` text NOT NULL,
	`edit` text NOT NULL,
	`chunk` integer NOT NULL,
	`rows` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `edit`, `chunk`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `budget` (
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	`max` integer NOT NULL,
	`resets_at` integer NOT NULL,
	`mark` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `name`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "budget_rows" CHECK("name" <> 'rows' OR "count" <= "max"),
	CONSTRAINT "budget_places" CHECK("name" <> 'places' OR "count" <= "max"),
	CONSTRAINT "budget_bytes" CHECK("name" <> 'bytes' OR "count" <= "max"),
	CONSTRAINT "budget_fan_imports" CHECK("name" <> 'fan_imports' OR "count" <= "max")
);
--> statement-breakpoint
CREATE TABLE `deleted_crate` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`is_favorite` integer NOT NULL,
	`position` integer NOT NULL,
	`import_id` integer,
	`created_at` integer NOT NULL,
	`version` integer NOT NULL,
	`request_key` text,
	`album_count` integer NOT NULL,
	`deleted_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_crate_user` ON `deleted_crate` (`user_id`,`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `deleted_crate_request` ON `deleted_crate` (`user_id`,`request_key`);--> statement-breakpoint
CREATE TABLE `deleted_crate_albums` (
	`user_id` text NOT NULL,
	`crate_id` integer NOT NULL,
	`part` integer NOT NULL,
	`places` text NOT NULL,
	PRIMARY KEY(`crate_id`, `part`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crate_id`) REFERENCES `deleted_crate`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_crate_albums_user` ON `deleted_crate_albums` (`user_id`);--> statement-breakpoint
ALTER TABLE `album` ADD `bytes` integer GENERATED ALWAYS AS (octet_length(title) + octet_length(artist) + octet_length(notes) + octet_length(search_text) + octet_length(tag_text) + octet_length(bandcamp_tags) + octet_length(user_tags) + coalesce(octet_length(bandcamp_url), 0) + coalesce(octet_length(cover_url), 0) + coalesce(octet_length(about), 0) + coalesce(octet_length(credits), 0) + coalesce(octet_length(label), 0) + coalesce(octet_length(label_url), 0) + coalesce(octet_length(location), 0)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `album_user_bytes` ON `album` (`user_id`,`bytes`);--> statement-breakpoint
ALTER TABLE `crate` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `crate` ADD `request_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `crate_user_request` ON `crate` (`user_id`,`request_key`);