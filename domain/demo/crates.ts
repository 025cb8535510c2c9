import { demoAlbums } from './albums.ts'

/** A crate of the demo. */
type DemoCrate = {
  name: string
  description: string
  isFavorite: boolean
  /** Indexes in `demoAlbums`, in the crate's order. */
  albums: number[]
}

/** The crates, one per line: name | description | whether it is a favorite | albums in their order */
const CRATES = `
Sunday, slow | Nothing above 90 beats a minute. Coffee, then side B. | favorite | Slow Harbour Lights; Paper Orchard; Salt Ledger; Plain Song; Half a Lighthouse; Pianos I Have Apologised To; Verdigris; Moth Season; No Nails; Felt, Mostly; Little Weather; Seven Rooms, One Radiator; Glasshouse Etudes; Songs for a Borrowed Dog
Kitchen, loud | Tested on onions. | favorite | Cold Storage Samba; Flags for Dancing; Dry Stone Disco; Saturday Has a Brother; Estuary English; Two Left Feet; Letters to the Tall Aunt; Marzipan Machine; Puerto Martes; Market Day Arithmetic; Two Eggs
Late bus home | Headphones, window seat, upstairs. | favorite | Night Ferry Timetable; Switchyard; Ferro Lumen; ملح الليل (Night Salt); Nine Kinds of Grey; A Field Guide to Rain; Bus Lane; Music for a Film Nobody Finished; Rooftop Protocol
Bought at the show | From the table by the door, in the wrong size of bag. | | Bel Quarry; Tin Parliament; Every Lift Is Out; Commuter Psalms; Slow Harbour Lights; Valve
Drone & weather | Anything that could be mistaken for the fridge. | | A Field Guide to Rain; Nine Kinds of Grey; Report on Drizzle; The Swell Box; Weather Permitting; Room Tone; Hedge School; Breakwater; Drones, Explained to Cattle
Dancefloor, 118 to 124 | And =SUM(Rollers), which is 174 and does not care. | | Kopje; Two Left Feet; Cold Storage Samba; Six Tides; Ferro Lumen; No Heavy Petting; Ü; Undertow Accounts; =SUM(Rollers)
For Marit | To lend, with the leaf returned. | | Paper Orchard; Postcards to the Coastguard; Sugar Beet; Carnival of Small Boats; Double Entry
Lend, don’t sell | | | Verdigris; Gold Rope; Estuary English; The Difficult Second Cousin
`

const titles = demoAlbums(new Date(0)).map((album) => album.title)

function placeOf(title: string): number {
  const place = titles.indexOf(title)
  if (place < 0) throw new Error(`There is no demo album “${title}”`)
  return place
}

/** The crates of the demo, in their order. */
export const demoCrates: DemoCrate[] = CRATES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', description = '', favorite, albums = ''] = line.split('|').map((cell) => cell.trim())
    return { name, description, isFavorite: favorite !== '', albums: albums.split('; ').map(placeOf) }
  })
