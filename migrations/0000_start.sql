CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`issuer` text,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_user` ON `account` (`user_id`);--> statement-breakpoint
CREATE INDEX `account_provider` ON `account` (`provider_id`,`account_id`);--> statement-breakpoint
CREATE TABLE `album` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`title` text NOT NULL,
	`artist` text NOT NULL,
	`bandcamp_url` text,
	`source_key` text,
	`band_id` integer,
	`cover_url` text,
	`rating` integer,
	`notes` text DEFAULT '' NOT NULL,
	`release_date` text,
	`track_count` integer,
	`bandcamp_tags` text NOT NULL,
	`user_tags` text NOT NULL,
	`search_text` text NOT NULL,
	`tag_text` text NOT NULL,
	`preview_title` text,
	`preview_track_id` integer,
	`preview_url` text,
	`preview_expires_at` integer,
	`added_at` integer NOT NULL,
	`deleted_at` integer,
	`import_id` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`changed` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "album_rating" CHECK("album"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "album_list" CHECK("album"."list" IN ('collection', 'wishlist'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `album_user_url` ON `album` (`user_id`,`bandcamp_url`);--> statement-breakpoint
CREATE UNIQUE INDEX `album_user_key` ON `album` (`user_id`,`source_key`);--> statement-breakpoint
CREATE INDEX `album_user_added` ON `album` (`user_id`,`added_at`,`id`);--> statement-breakpoint
CREATE INDEX `album_user_changed` ON `album` (`user_id`,`changed`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text,
	`detail` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `crate` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`is_favorite` integer DEFAULT false NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crate_user` ON `crate` (`user_id`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `crate_album` (
	`user_id` text NOT NULL,
	`crate_id` integer NOT NULL,
	`album_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`user_id`, `crate_id`, `album_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`crate_id`) REFERENCES `crate`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crate_album_order` ON `crate_album` (`user_id`,`crate_id`,`position`);--> statement-breakpoint
CREATE INDEX `crate_album_album` ON `crate_album` (`album_id`);--> statement-breakpoint
CREATE INDEX `crate_album_crate` ON `crate_album` (`crate_id`);--> statement-breakpoint
CREATE TABLE `fan_import` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`username` text,
	`type` text,
	`import_tags` integer DEFAULT true NOT NULL,
	`instance_id` text,
	`status` text NOT NULL,
	`found` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`existing` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`tagged` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`waiting_until` integer,
	`message` text,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fan_import_user` ON `fan_import` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `fan_import_running` ON `fan_import` (`user_id`,`username`,`type`) WHERE "fan_import"."status" IN ('running', 'waiting');--> statement-breakpoint
CREATE TABLE `profile` (
	`user_id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`items_per_page` integer DEFAULT 10 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `rate_limit` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_unique` ON `session` (`token`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`role` text DEFAULT 'user' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
CREATE TABLE `verification` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_identifier` ON `verification` (`identifier`);