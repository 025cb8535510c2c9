CREATE TABLE `idempotency_key` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`call` text NOT NULL,
	`token` text NOT NULL,
	`number` integer NOT NULL,
	`status` integer,
	`body` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `idempotency_key_number` ON `idempotency_key` (`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `idempotency_key_at` ON `idempotency_key` (`at`);