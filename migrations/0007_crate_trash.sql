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
ALTER TABLE `crate` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `crate` ADD `request_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `crate_user_request` ON `crate` (`user_id`,`request_key`);