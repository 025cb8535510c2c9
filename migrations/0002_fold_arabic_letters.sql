-- Arabic letters and digits stand for those of languages written alike, as `foldLetters` has them from now on.
UPDATE album SET
  folded_text = nullif(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(folded_text, search_text),
    'ٱ', 'ا'), 'ک', 'ك'), 'ڪ', 'ك'), 'ة', 'ه'), 'ہ', 'ه'), 'ھ', 'ه'), 'ە', 'ه'), 'ی', 'ي'), 'ى', 'ي'), search_text),
  folded_tags = nullif(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(folded_tags, tag_text),
    'ٱ', 'ا'), 'ک', 'ك'), 'ڪ', 'ك'), 'ة', 'ه'), 'ہ', 'ه'), 'ھ', 'ه'), 'ە', 'ه'), 'ی', 'ي'), 'ى', 'ي'), tag_text),
  folded_label = replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(folded_label, lower(label)),
    'ٱ', 'ا'), 'ک', 'ك'), 'ڪ', 'ك'), 'ة', 'ه'), 'ہ', 'ه'), 'ھ', 'ه'), 'ە', 'ه'), 'ی', 'ي'), 'ى', 'ي'),
  track_text = replace(replace(replace(replace(replace(replace(replace(replace(replace(track_text,
    'ٱ', 'ا'), 'ک', 'ك'), 'ڪ', 'ك'), 'ة', 'ه'), 'ہ', 'ه'), 'ھ', 'ه'), 'ە', 'ه'), 'ی', 'ي'), 'ى', 'ي')
WHERE (coalesce(folded_text, search_text) || coalesce(folded_tags, tag_text) || coalesce(folded_label, lower(label), '') || track_text)
  GLOB '*[ٱکڪةہھەیى]*';--> statement-breakpoint
UPDATE album SET
  folded_text = nullif(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(folded_text, search_text),
    '٠', '0'), '١', '1'), '٢', '2'), '٣', '3'), '٤', '4'), '٥', '5'), '٦', '6'), '٧', '7'), '٨', '8'), '٩', '9'), search_text),
  folded_tags = nullif(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(folded_tags, tag_text),
    '٠', '0'), '١', '1'), '٢', '2'), '٣', '3'), '٤', '4'), '٥', '5'), '٦', '6'), '٧', '7'), '٨', '8'), '٩', '9'), tag_text),
  folded_label = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(folded_label, lower(label)),
    '٠', '0'), '١', '1'), '٢', '2'), '٣', '3'), '٤', '4'), '٥', '5'), '٦', '6'), '٧', '7'), '٨', '8'), '٩', '9'),
  track_text = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(track_text,
    '٠', '0'), '١', '1'), '٢', '2'), '٣', '3'), '٤', '4'), '٥', '5'), '٦', '6'), '٧', '7'), '٨', '8'), '٩', '9')
WHERE (coalesce(folded_text, search_text) || coalesce(folded_tags, tag_text) || coalesce(folded_label, lower(label), '') || track_text)
  GLOB '*[٠١٢٣٤٥٦٧٨٩]*';--> statement-breakpoint
UPDATE album SET
  folded_text = nullif(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(folded_text, search_text),
    '۰', '0'), '۱', '1'), '۲', '2'), '۳', '3'), '۴', '4'), '۵', '5'), '۶', '6'), '۷', '7'), '۸', '8'), '۹', '9'), search_text),
  folded_tags = nullif(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(folded_tags, tag_text),
    '۰', '0'), '۱', '1'), '۲', '2'), '۳', '3'), '۴', '4'), '۵', '5'), '۶', '6'), '۷', '7'), '۸', '8'), '۹', '9'), tag_text),
  folded_label = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(folded_label, lower(label)),
    '۰', '0'), '۱', '1'), '۲', '2'), '۳', '3'), '۴', '4'), '۵', '5'), '۶', '6'), '۷', '7'), '۸', '8'), '۹', '9'),
  track_text = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(track_text,
    '۰', '0'), '۱', '1'), '۲', '2'), '۳', '3'), '۴', '4'), '۵', '5'), '۶', '6'), '۷', '7'), '۸', '8'), '۹', '9')
WHERE (coalesce(folded_text, search_text) || coalesce(folded_tags, tag_text) || coalesce(folded_label, lower(label), '') || track_text)
  GLOB '*[۰۱۲۳۴۵۶۷۸۹]*';
