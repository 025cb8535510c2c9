CREATE TABLE `email_change` (
	`user_id` text PRIMARY KEY NOT NULL,
	`new_email` text NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `audit_log` ADD `actor_name` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `subject_name` text;--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`id`);--> statement-breakpoint
ALTER TABLE `profile` ADD `search_text` text;--> statement-breakpoint
ALTER TABLE `user` ADD `banned_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `ban_reason` text;--> statement-breakpoint
ALTER TABLE `user` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `user_created` ON `user` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_role` ON `user` (`role`,`id`);