import { commands } from '#locales/header.ts'
import { albumCount } from '#locales/ui.ts'

export const title = 'Atalhos do teclado'

export const actions = {
  commands,
  search: 'Buscar',
  find: 'Buscar numa lista sem páginas; de novo: a busca do navegador',
  addAlbum: 'Adicionar um álbum',
  nextAndPrevious: 'Próximo álbum e anterior, também em outra página',
  arrows: 'Ir de um álbum a outro; sem foco, de uma página a outra',
  rate: 'Avaliar o álbum, 0 para tirar a avaliação',
  rateHalf: 'Avaliar com meia estrela a menos, se as meias estrelas estiverem ligadas',
  edit: 'Editar o álbum',
  open: 'Abrir o álbum',
  addToCrate: 'Caixotes do álbum',
  tags: 'Tags do álbum',
  note: 'Anotação sobre o álbum',
  moveList: 'Mover entre a coleção e a lista de desejos',
  heard: 'Adicionar o álbum ao seu diário: ouvido agora',
  select: 'Selecionar o álbum; com Shift, todos até ele',
  move: 'Mover o álbum no caixote, ou o caixote entre os caixotes',
  desk: 'Mesa: um álbum por vez',
  playOrPause: 'Tocar ou pausar',
  playSomething: 'Põe um som',
  nextPreview: 'Tocar a próxima faixa ou prévia',
  previousPreview: 'Tocar a faixa ou prévia anterior',
  undo: 'Desfazer a última alteração, até 20 delas',
  leaveSelectMode: 'Parar de selecionar',
  lastNotification: 'Ir para o último aviso',
  theseKeys: 'Atalhos do teclado',
} as const

export const findHint = (count: number, key: string) => ({
  title: `Busque aqui em ${albumCount(count)}`,
  text: `O navegador só acha o que está na tela. Aperte ${key} de novo para a busca dele.`,
})

export const useSingleKeys = 'Usar atalhos de uma tecla só neste navegador'
