/**
 * The albums of the demo account, one per line, newest first. All albums and artists are fictional.
 * days since added | title | artist | released | tracks | stars (0: no rating) | Bandcamp's tags | own tags | note
 */
export const COLLECTION = `
2 | Slow Harbour Lights | Ottilie Brandt | 2024-10-04 | 6 | 5 | ambient, field recordings | tape | Bought after the show in Ghent. Side B is the better one; the foghorn at 14:20 is real, she said, and so was the fog that night on the quay.
3 | Tin Parliament | Halvorsen Pump Trio | 2023-03-17 | 5 | 4 | jazz, free improv | | The bassist plays the room, not the bass.
5 | Kopje | Marrow Tide | 2024-06-21 | 8 | 4 | dub, house | vinyl |
6 | Lane Discipline | Municipal Baths | 2024-02-09 | 10 | 4 | synth-pop, electronic | swimming | Slow lane, medium lane, fast lane, and a hidden track for people who just stand at the wall talking.
8 | Every Lift Is Out | The Understudies Club | 2022-09-30 | 11 | 3 | post-punk, leeds | | Track 3 on loop all of March. The rest I still owe a fair hearing.
9 | Paper Orchard | Yonna Vesk | 2021-04-23 | 9 | 5 | folk, guitar | lo-fi | For early trains. Lent to Marit, got it back with a pressed leaf in it.
12 | Pianos I Have Apologised To | Tove Ankerhjelm | 2024-11-15 | 12 | 5 | piano, modern classical | sunday | Twelve pianos, each named with town and fault. The one in Lund has a mouse in it, and on the second listen the mouse is the best thing here.
14 | Cold Storage Samba | DJ Umlaut | 2023-08-11 | 4 | 4 | electro, house | dancefloor | Opens every set now.
14 | =SUM(Rollers) | Bruk Lantern | 2024-05-31 | 4 | 4 | jungle, breakbeat | dancefloor | Filed under S after some argument.
16 | The Long Lunch | Abacus Rainfall | 2020-01-24 | 3 | 0 | minimal, modern classical | |
19 | Kés, Villa, Kanál | Zsófi Marbók | 2022-05-06 | 7 | 4 | experimental, voice, budapest | | Knife, fork, spoon, and not one of them used as intended.
21 | Nine Kinds of Grey | Petrichor Bureau | 2019-11-08 | 2 | 4 | drone, ambient, cassette, berlin | tape | Loud on Sundays, with the windows open and the kettle off.
23 | Bel Quarry | Ines Caldera Ensemble | 2024-03-15 | 7 | 5 | chamber, jazz | | Record of the year, and it is only May.
27 | Saturday Has a Brother | Kwabena Fontaine-Reyes | 2018-07-13 | 8 | 5 | highlife, guitar, accra | kitchen | The second guitar comes in late on everything, on purpose, like a guest with a better story.
31 | Dry Stone Disco | Wet Cement Choir | 2021-10-01 | 10 | 3 | disco, choral | | Silly. Perfect.
33 | Moth Season | Low Orchard | 2017-09-22 | 8 | 4 | slowcore | lo-fi |
36 | Ferro Lumen | Vellum Arcade | 2024-01-26 | 6 | 5 | techno, modular | | Hear it on the big speakers first.
40 | Orange, Then Dark | Sodium Glow Committee | 2023-11-03 | 9 | 4 | shoegaze, dream pop | |
43 | Salt Ledger | Ottilie Brandt | 2022-02-18 | 5 | 4 | ambient | tape | The quiet sister of Harbour Lights.
45 | Heat Pump Music | Oslo Varme | 2021-01-15 | 4 | 3 | krautrock, synth | |
51 | Answering Machine Hymnal | Ferric Aunties | 2016-06-10 | 14 | 4 | tape collage, plunderphonics | tape | After the tone, please sing. Side A ends with somebody’s dentist confirming Thursday and I have never been so moved by a Thursday.
58 | Kettle Songs | Rosalind Tarrow | 2023-05-19 | 10 | 3 | folk, singer-songwriter | |
62 | Postcards to the Coastguard | Pocket Glacier | 2022-11-11 | 12 | 4 | indie, folk | | Sent as a gift with a hand-drawn map.
64 | Verdigris | Nadja Okoro-Lind | 2020-10-16 | 9 | 5 | soul | strings | The string arrangement on the last one.
66 | A Field Guide to Rain | Petrichor Bureau | 2021-03-12 | 7 | 4 | drone, field recordings | |
68 | Umbel | Kestrel Index | 2015-04-17 | 10 | 3 | idm, glitch | |
74 | ملح الليل (Night Salt) | Rim Qandaoui Quartet | 2022-08-26 | 6 | 5 | jazz, oud, tunis | late | The oud and the clarinet keep finishing each other’s sentences, and by the third track they have stopped bothering to start them.
80 | Two Eggs | Ration Book | 2019-02-15 | 16 | 4 | punk, hardcore | | Sixteen songs, nineteen minutes, one of them about butter.
92 | Lampblack | Iron Nocturne Society | 2018-11-02 | 4 | 4 | metal, doom | | Cannot be played before coffee.
95 | Switchyard | Marrow Tide | 2021-06-25 | 6 | 4 | dub, techno | |
97 | Half a Lighthouse | Yonna Vesk | 2018-03-09 | 9 | 4 | folk, guitar | |
99 | Puerto Martes | Mango Semaphore | 2023-06-30 | 9 | 4 | cumbia, tropical | dancefloor, kitchen | A whole port town where it is always Tuesday. Nobody minds.
113 | Felt, Mostly | Tove Ankerhjelm | 2019-10-25 | 8 | 4 | piano, modern classical, ambient | sunday |
121 | Commuter Psalms | The Understudies Club | 2020-02-28 | 10 | 5 | post-punk, leeds | |
124 | Room Tone | Abacus Rainfall | 2014-05-16 | 1 | 3 | minimal, drone | | One track, 41 minutes. The room wins.
127 | Sugar Beet | Tamsin Oake & Co. | 2019-08-23 | 11 | 4 | country, folk | |
139 | Load "" | Parish Computer | 2021-12-03 | 13 | 4 | chiptune, electronic | | Comes with a real cassette that really loads. Took eleven tries and my brother’s old machine; the prize is a drawing of a vicar.
152 | Estuary English | Grubb Street Sound | 2016-10-14 | 8 | 4 | grime, dub | |
155 | Vantage | Kestrel Index | 2018-01-19 | 7 | 4 | idm | |
158 | Gold Rope | Nadja Okoro-Lind | 2023-02-10 | 10 | 4 | soul | |
159 | No Nails | Dovetail & Dowel | 2017-03-31 | 11 | 5 | folk, guitar | sunday | Two guitars, one microphone, no overdubs, no glue.
183 | Tenement Choir | Wet Cement Choir | 2014-11-28 | 6 | 3 | choral | |
186 | Bitumen | Iron Nocturne Society | 2012-02-24 | 5 | 3 | doom, metal | |
189 | Little Weather | Pocket Glacier | 2019-05-10 | 10 | 5 | indie | |
195 | Stationery | Anemone Desk | 2022-04-08 | 9 | 4 | dream pop, indie | | The B5 of albums: odd size, fits nowhere, always to hand.
203 | Night Market 174 | Bruk Lantern | 2022-07-15 | 5 | 0 | jungle, breakbeat, bristol | dancefloor |
214 | Six Tides | Marrow Tide | 2018-09-07 | 6 | 5 | dub | vinyl |
217 | Glasshouse Etudes | Ines Caldera Ensemble | 2020-05-22 | 8 | 4 | chamber | |
226 | Letters to the Tall Aunt | Hortense Mbaye-Lund | 2021-09-17 | 10 | 5 | jazz, afro-jazz, vocal | kitchen | Every song is a letter and every letter asks for money. She gets it, too: the last track is the aunt’s reply, with horns.
228 | Night Ferry Timetable | Vellum Arcade | 2020-11-20 | 5 | 4 | techno | late |
229 | Overpass | Grubb Street Sound | 2013-07-26 | 7 | 3 | grime | |
233 | The Swell Box | Ludo Pascoe-Whitt | 1978-05-12 | 6 | 4 | organ, drone | | Reissue. The hum is the blower, the other hum is him.
254 | Hm. | Low Orchard | 2020-09-11 | 5 | 4 | slowcore | |
278 | Marzipan Machine | DJ Umlaut | 2019-04-12 | 3 | 4 | electro | dancefloor |
291 | Music for a Film Nobody Finished | Coalhole Cinema | 2015-10-30 | 18 | 4 | soundtrack, library music | late | Cue 9, “The inspector removes his hat”, is worth the price of the other seventeen.
306 | Cartography for Beginners | Oslo Varme | 2017-11-24 | 6 | 4 | krautrock | |
309 | Plain Song | Tamsin Oake & Co. | 2016-04-29 | 9 | 5 | folk | sunday |
311 | Sign Here, and Here | The Late Registrars | 2019-06-14 | 12 | 3 | power pop, indie | | Nothing over three minutes, least of all the guitar solos.
336 | Reservoir | Halvorsen Pump Trio | 1996-10-18 | 4 | 4 | jazz | |
347 | 等高線 (Contour Lines) | Nemui Sokuryōshi | 2018-12-07 | 8 | 5 | ambient, electronic, japan | headphones | Each track is a hill, its length the climb in minutes. The last one is flat, and so, by then, was I.
370 | Two Left Feet | Brass Allotment | 2021-07-09 | 9 | 4 | brass | dancefloor |
383 | The Sundries Account | Perpetua Lamb & the Ledger Lines | 2022-10-21 | 11 | 4 | chamber pop, indie | |
397 | Breakwater | Ottilie Brandt | 2018-10-12 | 4 | 5 | ambient, field recordings | tape | Recorded from inside the breakwater, which she says is allowed.
410 | Next Stop, Elsewhere | The Quiet Carriage | 2021-02-19 | 7 | 3 | spoken word, ambient | | Somebody reads out a timetable very kindly.
421 | Permafrost Is a Promise | Sister Tundra | 2020-12-18 | 5 | 4 | black metal, ambient | headphones | Side A is one long scream. Side B is the same scream from the next valley, and somehow that is the sad one.
434 | No Heavy Petting | Municipal Baths | 2019-03-22 | 10 | 4 | synth-pop | swimming, dancefloor |
446 | Report on Drizzle | Petrichor Bureau | 2017-02-03 | 3 | 3 | drone, ambient | |
459 | Flags for Dancing | Mango Semaphore | 2020-07-31 | 8 | 5 | cumbia, tropical, dub | dancefloor, kitchen | Learned the alphabet from the back cover, spelled LOUDER at the neighbours.
472 | Valve | Halvorsen Pump Trio | 2009-01-23 | 6 | 4 | jazz, free improv | |
488 | Eight Foot Flute | Ludo Pascoe-Whitt | 1984-11-09 | 9 | 3 | organ, classical | |
495 | Prize Marrows | Brass Allotment | 2017-08-25 | 10 | 4 | brass, folk | | Second in show, robbed.
509 | Double Entry | Perpetua Lamb & the Ledger Lines | 2018-06-01 | 10 | 5 | chamber pop | strings | Every song comes twice, once in black and once in red. I only ever play the red side, which says something about my accounts.
524 | Earth, Neutral, Live | Bishop Wire | 2016-03-04 | 3 | 3 | electroacoustic, experimental | headphones |
538 | Songs for a Borrowed Dog | Yonna Vesk | 2015-09-18 | 8 | 5 | folk, guitar, lo-fi | | The dog is credited. The dog is very good.
551 | Third Rail Sonnets | Vellum Arcade | 2017-05-26 | 14 | 4 | techno, modular | |
565 | Fjernvarme | Oslo Varme | 2014-02-21 | 5 | 4 | krautrock, synth, oslo | | District heating, in four movements and a leak.
577 | Hedge School | Umber Kin | 2019-09-27 | 9 | 4 | folk, drone | |
590 | Minutes of the Last Meeting | Sodium Glow Committee | 2016-11-18 | 8 | 4 | shoegaze | | Proposed: louder. Seconded. Carried.
604 | Rooftop Protocol | Rim Qandaoui Quartet | 2017-06-16 | 7 | 4 | jazz, oud | late |
618 | Ü | DJ Umlaut | 2015-01-30 | 2 | 3 | electro, house | dancefloor |
633 | Bus Lane | Grubb Street Sound | 2019-07-05 | 9 | 4 | grime, dub, london | late |
647 | Market Day Arithmetic | Kwabena Fontaine-Reyes | 2013-04-19 | 9 | 4 | highlife, guitar | kitchen | You can dance to it but you have to carry the one.
662 | Shed Weather | Dovetail & Dowel | 2013-10-11 | 10 | 4 | folk, guitar | |
676 | Weather Permitting | Glen Aphra Pipers | 1991-08-16 | 12 | 3 | bagpipes, drone, traditional | | Bought as a joke, kept as a duty, now quite fond of it. The neighbours went through the same three stages in another order.
691 | Seven Rooms, One Radiator | Tove Ankerhjelm | 2016-01-22 | 7 | 5 | piano, ambient | sunday |
706 | Reel Two Is Missing | Coalhole Cinema | 2011-10-28 | 15 | 3 | soundtrack | |
721 | Blue Biro | Anemone Desk | 2018-02-23 | 8 | 3 | dream pop | |
737 | Slow Envelope | Nadja Okoro-Lind | 2016-09-02 | 8 | 4 | soul, r&b | strings |
752 | Meltwater Demos | Pocket Glacier | 2015-12-11 | 7 | 3 | indie, lo-fi | |
768 | Harmattan, Indoors | Hortense Mbaye-Lund | 2017-01-27 | 9 | 4 | jazz, vocal | |
783 | C90 Minus Ten | Ferric Aunties | 2010-04-16 | 20 | 4 | tape collage | tape | The last ten minutes were taped over with a football match. They left it in. It is a good match.
799 | Somebody Else’s Umbrella | The Late Registrars | 2014-08-15 | 11 | 4 | power pop | |
815 | Undertow Accounts | Marrow Tide | 2014-03-28 | 7 | 4 | dub, house | vinyl | Bought twice, the first one being still with Jonas.
832 | Bell Ringing in BASIC | Parish Computer | 2017-12-15 | 9 | 3 | chiptune | |
849 | Powdered | Ration Book | 2014-06-27 | 14 | 3 | punk | |
866 | Deep End | Municipal Baths | 2014-09-12 | 9 | 4 | synth-pop, electronic | swimming |
884 | Nap at the Trig Point | Nemui Sokuryōshi | 2013-03-08 | 5 | 4 | ambient, electronic | headphones |
902 | Handprints | Wet Cement Choir | 2011-05-20 | 8 | 2 | choral, disco | | Not yet set.
921 | Please Hold | Cousin Static | 2012-11-30 | 1 | 1 | noise, harsh noise | | Your call is important to them. I bought it unheard at two in the morning, and I keep it as a warning to the others.
943 | A Lantern for the Boiler | Iron Nocturne Society | 2008-12-05 | 6 | 4 | doom, metal, stoner | |
967 | Music for Waiting Rooms in Towns Where the Last Train Has Already Gone, Volumes 1 to 4 | Abacus Rainfall | 2010-11-19 | 44 | 4 | minimal, ambient, modern classical, piano, library music | late | Volume 3 has a bench.
995 | Breath Inventory | Zsófi Marbók | 2014-10-03 | 6 | 3 | experimental, voice | |
1012 | Ladder | Low Orchard | 2012-09-14 | 6 | 4 | slowcore, lo-fi | |
1028 | Hover.exe | Kestrel Index | 2011-09-09 | 11 | 4 | idm, glitch, electronic | |
1066 | The Difficult Second Cousin | Rosalind Tarrow | 2003-03-21 | 10 | 4 | folk, singer-songwriter | | First thing I ever bought on here. Still the first thing I play to people who say they do not like folk; it has worked twice.
`

export const WISHLIST = `
4 | Windfall | Low Orchard | 2024-09-20 | 7 | 0 | slowcore, lo-fi | | Wait for the second pressing. The first has a hole in the wrong place.
11 | Quarry Songs, Arranged for Rain | Ines Caldera Ensemble | 2024-10-25 | 8 | 0 | chamber, jazz | |
25 | Dubplate for Nan | Bruk Lantern | 2024-08-16 | 2 | 0 | jungle, dub | dancefloor |
47 | Gate Left Open | Tamsin Oake & Co. | 2024-04-19 | 10 | 0 | country, folk | |
71 | Verruca Sock | Municipal Baths | 2023-09-15 | 4 | 0 | synth-pop | swimming | For the completist, God help me.
110 | Carnival of Small Boats | Mango Semaphore | 2024-02-16 | 9 | 0 | cumbia, tropical | | Marit has it. Ask Marit.
148 | Second-Hand Sun | Hortense Mbaye-Lund | 2023-10-13 | 9 | 0 | jazz, afro-jazz | |
199 | A Hundred and One Vowels | Zsófi Marbók | 2023-03-24 | 101 | 0 | experimental, voice | | One hundred and one tracks. Heard the first forty in the shop before they asked, politely, whether I was all right.
263 | The Goat Knows the Way | Kwabena Fontaine-Reyes | 2021-05-28 | 7 | 0 | highlife, guitar | |
330 | Any Other Business | Sodium Glow Committee | 2020-08-21 | 8 | 0 | shoegaze | |
405 | The Lighthouse Keeper’s Tax Return | Coalhole Cinema | 2019-12-06 | 12 | 0 | soundtrack, library music | |
520 | Tape Loading Error Masses | Parish Computer | 2021-08-13 | 6 | 0 | chiptune, choral | | Birthday list.
645 | Drones, Explained to Cattle | Glen Aphra Pipers | 1987-07-24 | 4 | 0 | bagpipes, drone | |
780 | Sign Here, and Here (Deluxe Edition) | The Late Registrars | 2020-06-12 | 14 | 0 | power pop, indie | | Two more songs, and one of them is a form.
930 | Voluntaries for an Empty Nave | Ludo Pascoe-Whitt | 1972-12-01 | 8 | 0 | organ, classical | | Only on vinyl so far, and only in Delft.
`
