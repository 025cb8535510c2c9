ALTER TABLE `album` ADD `names_from` text;
--> statement-breakpoint
UPDATE album SET names_from = (SELECT kind FROM fan_import WHERE fan_import.id = album.import_id AND kind IN ('fan', 'link'))
WHERE version = 1 AND import_id IS NOT NULL;
