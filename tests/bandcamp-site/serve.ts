import { createServer } from 'node:http'
import { listen } from './listen.ts'
import { createSite, siteAlbum } from './site.ts'

const albums = Array.from({ length: 120 }, (_, index) => siteAlbum(index))
createServer(listen(createSite('marit', albums, [siteAlbum(900)]))).listen(Number(process.env.PORT), '127.0.0.1')
