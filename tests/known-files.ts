/** Made-up files of other programs, with odd rows. */
export const FOREIGN_FILES = {
  discogsCollection: `Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,Date Added,Collection Media Condition,Collection Sleeve Condition,Collection Notes
LT 001,Low Orchard (2),Moth Season,"Low Tide (3), Kelp","2xLP, Album, RE",4,1994-05-00,101,Kitchen,2019-03-05 12:34:56,Very Good Plus (VG+),Good (G),"Bought twice, ""really"""
,"Harbour (12), Fen",Seven (7),Fieldwork,"Cass, S/Sided",,0,102,Uncategorized,2020-01-01 00:00:00,,,
LT 002,Low Orchard (2),Moth Season,Low Tide (3),"CD, Album",0,1995,103,Kitchen,not a date,,,
LT 003,,No artist,Low Tide,File,5,2001,104,Attic,2020-01-02 00:00:00,,,
`,
  discogsWantlist: `Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,Notes
LT 009,Fen (4),Reed Songs,Low Tide,"12"", EP",,2011,201,first pressing
`,
  rateYourMusic: `RYM Album, First Name,Last Name,First Name localized, Last Name localized,Title,Release_Date,Rating,Ownership,Purchase Date,Media Type,Review
"301","","Kelp &amp; Kin","","","Caf&eacute; &quot;Nord&quot;","1999","7","o","2021-02-03","Vinyl","Good &lt;3"
"302","Asta","Mor","","","Nine","2004","0","w","0000-00-00","-",""
"303","","","海","波","Ten","","10","n","","8-Track",""
`,
  lastFm: `uts,utc_time,artist,artist_mbid,album,album_mbid,track,track_mbid
"1700000300","14 Nov 2023, 22:18",Fen,,Reed Songs,,One,
"1700000200","14 Nov 2023, 22:16",fen,,REED SONGS,,Two,
"1700000100","14 Nov 2023, 22:15",Fen,,,,Single,
"1700000000","14 Nov 2023, 22:13","Moth, Inc.",,"Seven; or, 'Eight'",,=SUM(1),
"1699813800","12 Nov 2023, 18:30",Fen,,Reed Songs,,Three,
"soon","",Fen,,Reed Songs,,Three,
`,
  bandcampPurchases: `payment_date;bandcamp_id;artist_name;item_title;quantity;unit_price;tax;tax_type;currency;card_brand;card_num;payer_email;item_url;download_url
2023-05-01 10:11:12;1;Fen;Reed Songs;1;7.50;1.50;VAT;EUR;visa;4242;someone@example.com;https://fen.bandcamp.com/album/reed-songs;https://bandcamp.com/download?id=secret
02 May 2023 08:00:00 GMT;2;Asta Mor;九;2;1,980;0;;jpy;;;;http://asta.bandcamp.com/track/nine;
2023-05-03;3;Fen;Shirt;1;free;0;;XXX;;;;https://fen.bandcamp.com/merch/shirt;
`,
  bandcampExport: `artist,collected,currency,name,price,url
Fen,2022-01-02T03:04:05Z,GBP,Reed Songs,6,https://fen.bandcamp.com/album/reed-songs
Kelp & Kin,12 Mar 2021 10:20:30 GMT,USD,Ebb,0,
`,
} as const
