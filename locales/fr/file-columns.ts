import { isolated, numberText } from '#locales/intl.ts'

export const columns = 'Colonnes'
export const noColumn = '–'
export const unnamedColumn = (place: number, name: string) =>
  name === '' ? `Colonne ${numberText(place)}` : `${isolated(name)} (colonne ${numberText(place)})`
export const columnsRecalled = 'Lu comme tu l’avais choisi pour un fichier avec les mêmes colonnes.'
export const applyColumns = 'Prendre ces colonnes'
export const chooseColumns = (problem: string) => `${problem}. Choisis les colonnes à lire.`
export const playColumnsText = 'Ce fichier n’a pas de noms de colonnes. Sur la première ligne :'
export const playColumns = { artist: 'Artiste', album: 'Album', track: 'Morceau', utc_time: 'Date' }
export const columnNames = {
  title: 'Titre',
  artist: 'Artiste',
  bandcampUrl: 'Adresse Bandcamp',
  coverUrl: 'Adresse de la pochette',
  rating: 'Note',
  notes: 'Commentaire',
  releaseDate: 'Sortie',
  trackCount: 'Nombre de morceaux',
  tags: 'Tags',
  list: 'Liste',
  addedAt: 'Date d’ajout',
  label: 'Label',
  formats: 'Format',
} as const
export const firstRowIsAlbum = 'La première ligne est un album'
export const ratingScale = 'Les notes vont jusqu’à'
export const ratingScales = (scale: number) => numberText(scale)
export const ratingsRead = (scale: number) =>
  `Les notes de ce fichier vont jusqu’à ${numberText(scale)} : ${numberText(scale * 0.8)} donne 4 étoiles, ${numberText(scale * 0.7)} en donne ${numberText(3.5)}.`
export const whichDate = (date: string) =>
  `Quel jour est « ${isolated(date)} » ? Les dates de ce genre sont laissées de côté tant que tu n’as pas choisi.`
