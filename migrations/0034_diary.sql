CREATE TABLE `listen` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`album_id` integer NOT NULL,
	`at` text NOT NULL,
	`rating` integer,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "listen_rating" CHECK("listen"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE INDEX `listen_user` ON `listen` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `listen_album` ON `listen` (`album_id`,`at`);