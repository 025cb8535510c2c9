import { commands } from '#locales/header.ts'
import { albumCount } from '#locales/ui.ts'

export const title = 'Atajos de teclado'

export const actions = {
  commands,
  search: 'Buscar',
  find: 'Buscar en una lista sin páginas; otra vez: la búsqueda del navegador',
  addAlbum: 'Añadir álbum',
  nextAndPrevious: 'Álbum siguiente y anterior, también en otra página',
  arrows: 'Ir de un álbum a otro; sin foco, de una página a otra',
  rate: 'Valorar el álbum, 0 para quitar la valoración',
  rateHalf: 'Media estrella menos, si las medias estrellas están activadas',
  edit: 'Editar el álbum',
  open: 'Abrir el álbum',
  addToCrate: 'Cajones del álbum',
  tags: 'Etiquetas del álbum',
  note: 'Nota del álbum',
  moveList: 'Pasar de la colección a la lista de deseos y al revés',
  heard: 'Añadir el álbum a tu diario: escuchado ahora',
  select: 'Seleccionar el álbum; con Mayús, todos hasta ahí',
  move: 'Mover el álbum en su cajón, o el cajón entre los cajones',
  desk: 'Mesa: un álbum cada vez',
  playOrPause: 'Reproducir o pausar',
  playSomething: 'Pon algo',
  nextPreview: 'Siguiente pista o muestra',
  previousPreview: 'Pista o muestra anterior',
  undo: 'Deshacer el último cambio, hasta 20',
  leaveSelectMode: 'Dejar de seleccionar',
  lastNotification: 'Ir al último aviso',
  theseKeys: 'Atajos de teclado',
} as const

export const findHint = (count: number, key: string) => ({
  title: `Aquí buscas entre ${albumCount(count)}`,
  text: `El navegador solo encuentra lo que está dibujado. Pulsa ${key} otra vez para usar su propia búsqueda.`,
})

export const useSingleKeys = 'Usar atajos de una sola tecla en este navegador'
