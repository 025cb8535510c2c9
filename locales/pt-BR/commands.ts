import { counted, isolated, numberText } from '#locales/intl.ts'

export { addRecords } from '#locales/crates.ts'
export { commands as title } from '#locales/header.ts'

import { starCount } from '#locales/ui.ts'

export const placeholder = 'Álbum, artista, caixote, comando…'
export const groups = {
  recent: 'Recentes',
  album: 'Álbuns',
  artist: 'Artistas',
  label: 'Selos',
  tag: 'Tags',
  crate: 'Caixotes',
  command: 'Comandos',
} as const
export const resultCount = (count: number) =>
  count === 0 ? 'nenhum resultado' : counted(count, { one: 'resultado', other: 'resultados' })
export const loading = 'Carregando seus álbuns…'
export const nothing = (search: string) => `Nada combina com “${isolated(search)}”`

export const synonyms: Readonly<Record<string, readonly string[]>> = {
  desk: ['Ouvir', 'Escutar', 'Dar nota', 'Avaliar', 'Decidir', 'Hoje à noite'],
  artists: ['Bandas', 'Músicos', 'Cantoras e cantores'],
  labels: ['Gravadoras', 'Selos'],
  tags: ['Gêneros', 'Estilos', 'Etiquetas', 'Marcadores', 'Renomear e juntar tags'],
  tidy: ['Duplicados', 'Organizar', 'Mesmo álbum', 'Juntar álbuns'],
  diary: ['Ouvidos', 'Audições', 'Histórico', 'Scrobbles'],
  shares: ['Links', 'Visitas', 'Parar de compartilhar', 'Listas de presentes'],
  trash: ['Apagados', 'Excluídos', 'Deletados', 'Lixo', 'Restaurar'],
  add: ['Novo álbum', 'Link', 'Nova música'],
  import: ['Sincronizar', 'Fã', 'Trazer minha coleção', 'Baixar minha coleção', 'Artistas que sigo'],
  files: ['Exportar', 'Importar', 'Backup', 'CSV', 'JSON', 'Planilha', 'Excel', 'Restaurar', 'Discogs', 'Last.fm'],
  'compare-folder': ['Falta', 'Baixados', 'Não baixados', 'Música neste aparelho', 'Meus arquivos', 'ignores.txt'],
  something: ['Me surpreenda', 'Qualquer coisa', 'Hoje à noite', 'Escolhe um'],
  shuffle: ['Aleatório', 'Embaralhar', 'Misturar', 'Shuffle'],
  unrated: ['Sem estrelas', 'Sem nota', 'Não avaliados'],
  untagged: ['Sem tag', 'Sem etiqueta'],
  share: ['Link', 'Lista de presentes', 'Publicar', 'Mostrar para alguém', 'Público'],
  select: ['Vários', 'Editar em massa', 'Marcar'],
  playlist: ['Playlists', 'Importar uma playlist', 'Subsonic'],
  'new-crate': ['Pasta', 'Playlist', 'Caixa', 'Lista'],
  'new-smart-crate': ['Busca salva', 'Playlist inteligente'],
  'clear-filters': ['Limpar', 'Mostrar tudo'],
  settings: ['Ajustes', 'Excluir conta', 'Apagar conta', 'Perfil', 'Foto', 'E-mail', 'Nome', 'Preferências'],
  'settings-security': ['Senha', 'Chave de acesso', 'Passkey', 'Duas etapas', '2FA', 'Aparelhos', 'Sessões'],
  'settings-appearance': ['Tema', 'Meias estrelas', 'Excluir coleção', 'Apagar tudo'],
  'settings-bandcamp': ['Conectar', 'Conexão', 'API de fãs'],
  'settings-data': [
    'Offline',
    'API',
    'Token',
    'Tokens de acesso',
    'Compartilhados',
    'Cópia neste aparelho',
    'ListenBrainz',
    'Webhook',
  ],
  'settings-admin': ['Convidar', 'Convites', 'Usuários', 'Contas', 'Registro de atividades', 'Log'],
  since: ['O que há de novo', 'Novidades', 'Mudanças', 'Mudanças de preço'],
  year: ['Retrospectiva', 'Wrapped', 'Resumo do ano', 'O que mais tocou'],
  calendar: ['iCal', 'ics', 'Agenda', 'Lembretes', 'Assinar'],
  undo: ['Reverter', 'Voltar atrás', 'Undo'],
  friday: ['Bandcamp Friday', 'Para comprar', 'Lista de compras', 'Sexta-feira'],
  charts: ['Estatísticas', 'Números', 'Gráficos'],
  'now-playing': ['Fila', 'A seguir', 'Player'],
  'theme-dark': ['Modo escuro', 'Noite', 'Preto'],
  'theme-light': ['Modo claro', 'Dia', 'Branco'],
  keys: ['Ajuda', 'Teclado', 'Teclas', 'Atalhos'],
  leave: ['Sair', 'Deslogar', 'Logout', 'Encerrar'],
}

export const undo = (step: string) => `Desfazer: ${step}`
export const showAlbums = (filters: string) => `Mostrar álbuns: ${isolated(filters)}`
export const searchAlbums = (search: string) => `Buscar “${isolated(search)}” em todos os álbuns`
export const nearestSearch = (search: string, count: number) =>
  `Mais próximo: ${isolated(search)} (${numberText(count)})`
export const goTo = (place: string) => `Ir para: ${isolated(place)}`
export const bothLists = 'Coleção e lista de desejos'
export const select = 'Selecionar álbuns'
export const filterBy = (filter: string) => `Filtrar: ${filter}`
export const viewAs = (view: string) => `Exibição: ${view}`
export const shuffle = 'Ordenar: Ao acaso'
export const sortBy = (sort: string) => `Ordenar: ${sort}`
export const theme = (choice: string) => `Tema: ${choice}`
export const charts = { on: 'Mostrar os gráficos', off: 'Ocultar os gráficos' }
export const halfStars = { on: 'Ligar as meias estrelas', off: 'Desligar as meias estrelas' }
export const settings = (section: string) => `Configurações: ${section}`
export const of = (name: string, action: string) => `${isolated(name)}: ${action}`
export const parts = { crates: 'Caixotes', tags: 'Tags', note: 'Anotação' } as const
export const rate = (title: string, stars: number) =>
  stars === 0 ? `Remover a avaliação de “${isolated(title)}”` : `Avaliar “${isolated(title)}”: ${starCount(stars)}`
