CREATE TABLE `share` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`seed` text NOT NULL,
	`crate_id` integer,
	`list` text,
	`query` text,
	`title` text DEFAULT '' NOT NULL,
	`shows` text NOT NULL,
	`view` text NOT NULL,
	`is_listed` integer DEFAULT false NOT NULL,
	`gift_until` integer,
	`expires_at` integer,
	`removed_at` integer,
	`visits` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `share_token_hash_unique` ON `share` (`token_hash`);--> statement-breakpoint
CREATE INDEX `share_user` ON `share` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `share_card` (
	`share_id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`of` text NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`share_id`) REFERENCES `share`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `share_card_user` ON `share_card` (`user_id`);--> statement-breakpoint
CREATE TABLE `share_claim` (
	`share_id` integer NOT NULL,
	`album_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`guest_hash` text NOT NULL,
	`guest_name` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`share_id`, `album_id`),
	FOREIGN KEY (`share_id`) REFERENCES `share`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `share_claim_album` ON `share_claim` (`album_id`);--> statement-breakpoint
CREATE INDEX `share_claim_user` ON `share_claim` (`user_id`);