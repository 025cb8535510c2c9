import { demoAlbums } from './albums.ts'

/** A crate of the demo. */
export type DemoCrate = {
  name: string
  description: string
  isFavorite: boolean
  /** Indexes in `demoAlbums`, in the crate's order. */
  albums: number[]
}

const titles = demoAlbums(new Date(0)).map((album) => album.title)

function places(...wanted: string[]): number[] {
  return wanted.map((title) => {
    const place = titles.indexOf(title)
    if (place < 0) throw new Error(`There is no demo album “${title}”`)
    return place
  })
}

/** The crates of the demo, in their order. */
export const demoCrates: DemoCrate[] = [
  {
    name: 'Sunday, slow',
    description: 'Nothing above 90 beats a minute. Coffee, then side B.',
    isFavorite: true,
    albums: places(
      'Slow Harbour Lights',
      'Paper Orchard',
      'Salt Ledger',
      'Plain Song',
      'Half a Lighthouse',
      'Pianos I Have Apologised To',
      'Verdigris',
      'Moth Season',
      'No Nails',
      'Felt, Mostly',
      'Little Weather',
      'Seven Rooms, One Radiator',
      'Glasshouse Etudes',
      'Songs for a Borrowed Dog',
    ),
  },
  {
    name: 'Kitchen, loud',
    description: 'Tested on onions.',
    isFavorite: true,
    albums: places(
      'Cold Storage Samba',
      'Flags for Dancing',
      'Dry Stone Disco',
      'Saturday Has a Brother',
      'Estuary English',
      'Two Left Feet',
      'Letters to the Tall Aunt',
      'Marzipan Machine',
      'Puerto Martes',
      'Market Day Arithmetic',
      'Two Eggs',
    ),
  },
  {
    name: 'Late bus home',
    description: 'Headphones, window seat, upstairs.',
    isFavorite: true,
    albums: places(
      'Night Ferry Timetable',
      'Switchyard',
      'Ferro Lumen',
      'ملح الليل (Night Salt)',
      'Nine Kinds of Grey',
      'A Field Guide to Rain',
      'Bus Lane',
      'Music for a Film Nobody Finished',
      'Rooftop Protocol',
    ),
  },
  {
    name: 'Bought at the show',
    description: 'From the table by the door, in the wrong size of bag.',
    isFavorite: false,
    albums: places(
      'Bel Quarry',
      'Tin Parliament',
      'Every Lift Is Out',
      'Commuter Psalms',
      'Slow Harbour Lights',
      'Valve',
    ),
  },
  {
    name: 'Drone & weather',
    description: 'Anything that could be mistaken for the fridge.',
    isFavorite: false,
    albums: places(
      'A Field Guide to Rain',
      'Nine Kinds of Grey',
      'Report on Drizzle',
      'The Swell Box',
      'Weather Permitting',
      'Room Tone',
      'Hedge School',
      'Breakwater',
      'Drones, Explained to Cattle',
    ),
  },
  {
    name: 'Dancefloor, 118 to 124',
    description: 'And =SUM(Rollers), which is 174 and does not care.',
    isFavorite: false,
    albums: places(
      'Kopje',
      'Two Left Feet',
      'Cold Storage Samba',
      'Six Tides',
      'Ferro Lumen',
      'No Heavy Petting',
      'Ü',
      'Undertow Accounts',
      '=SUM(Rollers)',
    ),
  },
  {
    name: 'For Marit',
    description: 'To lend, with the leaf returned.',
    isFavorite: false,
    albums: places(
      'Paper Orchard',
      'Postcards to the Coastguard',
      'Sugar Beet',
      'Carnival of Small Boats',
      'Double Entry',
    ),
  },
  {
    name: 'Lend, don’t sell',
    description: '',
    isFavorite: false,
    albums: places('Verdigris', 'Gold Rope', 'Estuary English', 'The Difficult Second Cousin'),
  },
]
