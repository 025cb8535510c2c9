import { numberText } from '#locales/intl.ts'

export const title = 'API do Gatefold'
export const pageTitle = 'API · Gatefold'
export const description =
  'Leia e altere seus álbuns, caixotes e tags com scripts e outros apps, usando um token de acesso.'

export const summaries = {
  'GET /albums': 'Todos os álbuns, primeiro os mais novos',
  'POST /albums': 'Adiciona um álbum',
  'POST /albums/bulk': 'Adiciona muitos álbuns',
  'POST /albums/edit': 'Faz uma alteração em muitos álbuns',
  'GET /albums/edits': 'As alterações de muitos álbuns que podem ser desfeitas, primeiro a última',
  'POST /albums/undo': 'Desfaz uma alteração de muitos álbuns; o que mudou depois fica',
  'POST /albums/delete': 'Manda álbuns para a lixeira',
  'POST /albums/restore': 'Recupera álbuns da lixeira',
  'GET /albums/duplicates': 'O que foi juntado, e o que se sabe que não é o mesmo',
  'POST /albums/distinct': 'Registra que álbuns parecidos não são o mesmo',
  'POST /albums/merge': 'Junta álbuns em um só',
  'POST /albums/unmerge': 'Separa álbuns juntados',
  'GET /albums/page': 'Uma página dos álbuns de uma busca, com totais',
  'GET /albums/events': 'O que importações e sincronizações encontraram desde uma hora, os 100 mais novos',
  'GET /albums/{id}': 'Um álbum com as faixas e tudo o que se sabe dele',
  'PATCH /albums/{id}': 'Altera um álbum; os campos que faltam ficam como estão',
  'DELETE /albums/{id}': 'Manda um álbum para a lixeira',
  'GET /albums/{id}/preview': 'O endereço de uma prévia, por algumas horas',
  'GET /albums/{id}/tracks': 'As faixas de um álbum, lidas se preciso de uma conta conectada do Bandcamp',
  'GET /albums/{id}/events': 'O que aconteceu com um álbum, primeiro o mais novo',
  'GET /albums/{id}/crates': 'Os caixotes em que um álbum está',
  'PUT /albums/{id}/crates': 'Põe um álbum exatamente nesses caixotes',
  'POST /albums/{id}/crates/{crateId}': 'Põe um álbum num caixote',
  'DELETE /albums/{id}/crates/{crateId}': 'Tira um álbum de um caixote',
  'POST /albums/{id}/listens':
    'Registra que um álbum foi ouvido, pelo relógio do lugar; sem hora, há `ago` segundos, por um relógio `utcOffset` minutos à frente de UTC',
  'GET /listens': 'Uma página do diário, primeiro a última entrada',
  'GET /listens/years': 'Os anos do diário com o número de entradas, primeiro o último',
  'PATCH /listens/{id}': 'Altera uma entrada do diário; os campos que faltam ficam como estão',
  'DELETE /listens/{id}': 'Exclui uma entrada do diário de vez',
  'GET /crates': 'Todos os caixotes, na ordem deles',
  'POST /crates': 'Cria um caixote, ou com uma busca um caixote inteligente',
  'POST /crates/restore': 'Recupera caixotes da lixeira',
  'GET /crates/members': 'Os álbuns de todos os caixotes, pelos ids',
  'PUT /crates/order': 'Define a ordem dos caixotes; os que faltam vêm por último',
  'POST /crates/albums': 'Põe álbuns em vários caixotes',
  'PATCH /crates/{id}': 'Altera um caixote; os campos que faltam ficam como estão',
  'DELETE /crates/{id}': 'Manda um caixote para a lixeira; os álbuns dele ficam',
  'PATCH /crates/{id}/favorite': 'Adiciona um caixote aos favoritos, ou tira',
  'GET /crates/{id}/albums': 'Os álbuns de um caixote, na ordem dele',
  'POST /crates/{id}/albums': 'Põe álbuns num caixote',
  'DELETE /crates/{id}/albums': 'Tira álbuns de um caixote',
  'PUT /crates/{id}/order': 'Define a ordem dos álbuns num caixote; os que faltam vêm por último',
  'GET /trash': 'Uma página da lixeira, primeiro o último excluído',
  'POST /trash/restore': 'Recupera o que está na lixeira, até 2.000 álbuns por chamada',
  'GET /tags/rules': 'As regras que renomeiam as tags importadas',
  'DELETE /tags/rules': 'Remove regras; os álbuns ficam como estão',
  'PUT /tags/color': 'Escolhe a cor de uma tag, ou com null a automática',
  'POST /tags/edit': 'Renomeia ou exclui tags em todos os álbuns, e guarda isso como regra',
  'POST /tags/undo': 'Desfaz uma alteração de tags',
  'GET /sync': 'O que mudou desde uma chamada anterior, ou tudo',
  'GET /bandcamp/metadata': 'O que o Bandcamp diz de um álbum',
  'GET /bandcamp/import': 'Uma lista pública curta do Bandcamp, sem adicionar',
  'GET /play/{track}': 'Redireciona para o áudio de uma faixa que a pessoa comprou, de uma conta conectada do Bandcamp',
  'GET /imports': 'As importações, primeiro as mais novas',
  'POST /imports/fan': 'Começa a importar uma lista pública do Bandcamp',
  'POST /imports/link': 'Começa a importar de uma conta conectada do Bandcamp',
  'GET /imports/weekly': 'De quem são as listas conferidas toda semana',
  'PUT /imports/weekly': 'Faz conferir toda semana as listas de alguém, no lugar das anteriores',
  'DELETE /imports/weekly': 'Faz parar de conferir listas toda semana',
  'POST /imports/file': 'Começa a importar um arquivo em partes',
  'PUT /imports/{id}/rows/{chunk}': 'Envia uma parte dos álbuns de um arquivo; as partes se contam a partir de 0',
  'PUT /imports/{id}/crates/{chunk}': 'Envia uma parte dos caixotes de um arquivo, antes dos álbuns deles',
  'POST /imports/{id}/finish': 'Termina a importação de um arquivo',
  'GET /imports/{id}': 'Uma importação e o andamento dela',
  'GET /imports/{id}/albums': 'Os ids dos álbuns que uma importação adicionou',
  'GET /imports/{id}/undo': 'O que aconteceria com os álbuns que uma importação adicionou, se ela fosse desfeita',
  'POST /imports/{id}/undo':
    'Desfaz uma importação; ficam os álbuns que mudaram depois, ou que também vieram de outro lugar',
  'POST /imports/{id}/restore': 'Recupera os álbuns que uma importação encontrou na lixeira',
  'DELETE /imports/{id}': 'Cancela uma importação; o que ela adicionou fica',
  'GET /pictures': 'Uma capa de um site que não é o Bandcamp',
  'GET /export/albums': 'Todos os álbuns em CSV, ou os de uma busca',
  'POST /export/albums': 'Os álbuns pedidos em CSV',
  'GET /export/crates/{id}': 'Os álbuns de um caixote em CSV',
  'GET /export/collection': 'Tudo em JSON: álbuns, caixotes e a ordem deles, faixas, regras de tags',
  'GET /export/diary.csv': 'O diário inteiro em CSV',
  'GET /export/diary.json': 'O diário inteiro',
  'POST /import/albums': 'Importa um arquivo CSV numa chamada',
  'POST /import/crates/{id}': 'Importa um arquivo CSV para um caixote numa chamada',
  'POST /import/collection': 'Importa um arquivo exportado, JSON ou CSV, numa chamada',
}

export const groups: Record<string, string> = {
  albums: 'Álbuns',
  crates: 'Caixotes',
  listens: 'Diário',
  trash: 'Lixeira',
  tags: 'Tags',
  sync: 'Alterações',
  bandcamp: 'Bandcamp',
  play: 'Tocar',
  imports: 'Importações',
  pictures: 'Imagens',
  export: 'Exportar',
  import: 'Importar um arquivo inteiro',
}

export const tokens =
  'Crie um token de acesso em Configurações → Dados e envie em cada chamada: `Authorization: Bearer gf_…`. Um token que lê pode fazer chamadas GET, um que escreve, todas. Nenhum token chega à sua conta, à segurança dela, a outros tokens ou à administração, e nenhum esvazia a lixeira nem exclui a coleção inteira: essas chamadas respondem 403 `no-tokens`. Um token que não vale, ou não vale mais, recebe 401, e depois de 20 dessas chamadas em 15 minutos, 429.'
export const tokensPlay =
  'Um token que lê também pode tocar e salvar as faixas que você comprou, com `GET /play/{track}`, enquanto sua conta do Bandcamp estiver conectada.'
export const errors =
  'Um erro tem um status de 400 ou mais e é JSON: `code` é para programas, `message` para pessoas, e `fields` tem uma mensagem para cada campo inválido, no máximo 20. Campos desconhecidos são inválidos. O que é de outra pessoa responde 404, como se não existisse.'
export const limits = (kilobytes: number, albums: number) =>
  `Um corpo tem no máximo ${numberText(kilobytes)} kB; o da importação de um arquivo inteiro, ${numberText(8000)} kB. Uma pessoa tem no máximo ${numberText(albums)} álbuns. As chamadas se contam por conta, não por token: 429 diz em \`Retry-After\` quantos segundos esperar. Chamadas longas de uma conta são feitas uma depois da outra.`
export const paging =
  'As listas vêm completas e são enviadas enquanto são lidas: se forem longas, leia como stream. Quatro chamadas têm páginas: `GET /albums/page` recebe `page`, `GET /trash` e `GET /listens` o `after` que a página anterior chamou de `next`, `GET /sync` o `epoch` e o `revision` da resposta anterior. `GET /albums` tem um `ETag`: com `If-None-Match`, responde 304 se nada mudou.'
export const idempotency =
  'Uma chamada que altera algo pode ser enviada de novo, exceto as que têm `Idempotency-Key` entre os parâmetros. Com uma chave à sua escolha, uma chamada dessas é feita uma vez: enviada de novo em até 14 dias, recebe a mesma resposta, ou 204 se ela era longa. Outra chamada com a mesma chave recebe 409 `key-used`. `version` numa alteração é a versão em que ela se baseia: se o álbum ou o caixote mudou depois, a resposta é 409 com o estado atual.'

export const headings = {
  tokens: 'Tokens de acesso',
  errors: 'Erros',
  limits: 'Limites',
  paging: 'Páginas',
  idempotency: 'Enviar uma chamada de novo',
}
export const contents = 'Conteúdo'
export const document = <Node>(link: (text: string) => Node) => [
  'O mesmo para programas, em OpenAPI 3.1: ',
  link('/api/openapi.json'),
]
export const parameters = 'Parâmetros'
export const body = 'Corpo'
export const example = 'Exemplo'
export const answer = 'Resposta'
export const required = 'obrigatório'
export const keyMeaning = 'Uma chave à sua escolha: a chamada é feita uma vez, não importa quantas vezes for enviada.'
export const pathMeaning = 'De uma resposta anterior.'
export const searchMeanings: Record<string, string> = {
  list: 'Qual lista, ou as duas; sem isso, a coleção. Um caixote tem os álbuns das duas.',
  crate: 'Os álbuns de um caixote, ou com `none` os que estão fora dos caixotes.',
  q: 'A busca como no campo de busca, por exemplo `tag:dub rating>=4`.',
  tag: 'Álbuns com essa tag; repita para álbuns com várias.',
  added: 'Quando os álbuns foram adicionados.',
  min: 'A avaliação mínima; 0 inclui os sem avaliação.',
  max: 'A avaliação máxima.',
  untagged: 'Álbuns sem tags.',
  unrated: 'Álbuns sem avaliação.',
  year: 'O ano de lançamento, ou dois com `..` entre eles.',
  decade: 'O primeiro ano da década de lançamento.',
  month: 'O mês em que os álbuns foram adicionados, em UTC.',
  artist: 'O nome inteiro de artista, com maiúsculas ou minúsculas.',
  verdict: 'O que foi decidido na mesa.',
  format: 'Um formato que foi comprado.',
  downloaded: 'Se os álbuns estão marcados como baixados.',
  import: 'Álbuns que uma importação adicionou, ou duas com uma vírgula entre elas.',
  label: 'O nome inteiro do selo.',
  sort: 'A ordem. `crate` é para caixotes, `best` para buscas por palavras; no resto, os mais novos vêm primeiro.',
  seed: 'Qual ordem aleatória.',
  page: 'A página, a partir de 1.',
}
export const redirected = 'Para onde vai o redirecionamento: a faixa, do Bandcamp.'
export const statuses: Record<string, string> = {
  400: 'Um campo é inválido, ou o corpo não é JSON',
  401: 'Não há um token válido',
  403: 'O token só lê',
  404: 'Não há nada seu com esse id, ou nada nesse endereço',
  409: 'Entra em conflito com o que está lá, ou passaria de um limite',
  413: 'O corpo é grande demais',
  429: 'Chamadas demais; `Retry-After` diz quanto esperar',
  502: 'O Bandcamp não respondeu, ou não como se esperava',
}
export const answerHeaders = {
  etag: 'A revisão da coleção, para `If-None-Match`.',
  'failed-rows': 'Quantas linhas ficaram de fora, ou quais: contadas a partir de 1.',
  'matched-rows':
    'De quais dos seus álbuns as linhas falam, por exemplo `2=same:17,5=probably:9`: a linha, `same`, `on` (uma faixa dele), `trash` ou `probably`, e o id. O que está aí recebe o que falta; o que só deve estar aí é adicionado.',
  'parts-left-out': 'Quantas células das outras linhas não puderam ser lidas e ficaram de fora.',
  'import-id': 'A importação, que pode ser desfeita.',
  'albums-without-tags': 'Quais álbuns, contados a partir de 1, ainda estão sem tags.',
}
export const answers = 'Respostas'
const bound = (word: string, value: number) =>
  Math.abs(value) < Number.MAX_SAFE_INTEGER ? `${word} ${numberText(value)}` : ''
export const atLeast = (value: number) => bound('pelo menos', value)
export const atMost = (value: number) => bound('no máximo', value)
