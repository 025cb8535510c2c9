import { commands } from '#locales/header.ts'
import { albumCount } from '#locales/ui.ts'

export const title = 'Tastenkürzel'

export const actions = {
  commands,
  search: 'Suchen',
  find: 'Liste ohne Seiten durchsuchen; noch einmal: die Suche des Browsers',
  addAlbum: 'Album hinzufügen',
  nextAndPrevious: 'Nächstes und voriges Album, auch auf einer anderen Seite',
  arrows: 'Von Album zu Album; ohne Fokus von Seite zu Seite',
  rate: 'Album bewerten, 0 für keine Bewertung',
  rateHalf: 'Einen halben Stern weniger geben, wenn halbe Sterne eingeschaltet sind',
  edit: 'Album bearbeiten',
  open: 'Album öffnen',
  addToCrate: 'Kisten des Albums',
  tags: 'Tags des Albums',
  note: 'Notiz zum Album',
  moveList: 'Zwischen Sammlung und Wunschliste verschieben',
  heard: 'Album ins Tagebuch schreiben: gerade gehört',
  select: 'Album auswählen; mit Shift alle bis dorthin',
  move: 'Album in seiner Kiste verschieben, oder die Kiste unter den Kisten',
  desk: 'Hörplatz: ein Album nach dem anderen',
  playOrPause: 'Abspielen oder Pause',
  playSomething: 'Leg was auf',
  nextPreview: 'Nächsten Track oder nächste Hörprobe abspielen',
  previousPreview: 'Vorigen Track oder vorige Hörprobe abspielen',
  undo: 'Letzte Änderung rückgängig machen, bis zu 20',
  leaveSelectMode: 'Auswahl beenden',
  lastNotification: 'Zur letzten Meldung',
  theseKeys: 'Tastenkürzel',
} as const

export const findHint = (count: number, key: string) => ({
  title: `Hier durchsuchst du alle ${albumCount(count)}`,
  text: `Der Browser findet nur, was gerade zu sehen ist. Noch einmal ${key} öffnet seine eigene Suche.`,
})

export const useSingleKeys = 'Einzelne Tasten in diesem Browser verwenden'
