import type { MadeUpAlbum } from '../bandcamp-site/albums.ts'
import { siteAlbum } from '../bandcamp-site/site.ts'

/** What a payload calls if it runs. */
const RUN = 'ran()'
const FOREIGN = '//evil.example/x'

const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<script src=${FOREIGN}></script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=${FOREIGN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<math><mtext><img src=x onerror=${RUN}>`,
  `<body onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<iframe src="javascript:parent.${RUN}">`,
  `<object data=${FOREIGN}>`,
  `<embed src=${FOREIGN}>`,
  `<video><source onerror=${RUN}>`,
  `<audio src=x onerror=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<marquee onstart=${RUN}>`,
  `<link rel=stylesheet href=${FOREIGN}>`,
  `<style>@import "${FOREIGN}"</style>`,
  `<base href=${FOREIGN}>`,
  `<meta http-equiv=refresh content="0;url=${FOREIGN}">`,
  `<p style="background:url(${FOREIGN})" onmouseover=${RUN}>`,
  `<script>alert(1)</script>`,
]
/** What ends the place where a text stands. */
const ENDS = [
  '',
  '">',
  "'>",
  '</title>',
  '</script>',
  '</textarea>',
  '</style>',
  '-->',
  ']]>',
  '</template></noscript>',
]
const OTHERS = [
  ...[`" onmouseover="${RUN}`, `' onmouseover='${RUN}`, `" autofocus onfocus="${RUN}`, `\` onerror=${RUN} \``],
  ...[`javascript:${RUN}`, `JaVaScRiPt:${RUN}`, `java\tscript:${RUN}`, ` javascript:${RUN}`, `javascript:alert(1)//`],
  ...[`data:text/html,<script>${RUN}</script>`, `vbscript:${RUN}`, `https:${FOREIGN}.png`, `${FOREIGN}.png`],
  ...[`{{constructor.constructor("${RUN}")()}}`, `\${${RUN}}`, `#{${RUN}}`, `<%=${RUN}%>`],
  ...[`";${RUN};//`, `';${RUN};//`, `\\";${RUN};//`, `*/${RUN}/*`, `\u2028${RUN}\u2028`, `"}]};${RUN};({"a":[{"`],
  ...[`&lt;script&gt;${RUN}&lt;/script&gt;`, `%3Cscript%3E${RUN}%3C/script%3E`, `\\u003cscript>${RUN}`],
  ...[`＜script＞${RUN}＜/script＞`, `<!--<script>${RUN}`, `url(${FOREIGN})`, `=HYPERLINK("https:${FOREIGN}","x")`],
]

/** Texts that run a script, or ask another site, wherever one is taken for markup, an address, a style or a script. */
export const PAYLOADS: string[] = [
  ...ENDS.flatMap((end) => ELEMENTS.map((element) => end + element)),
  ...OTHERS,
  ...OTHERS.map((other) => `Record ${other}`),
]

/** An album at Bandcamp whose texts are this one. */
export const scriptAlbum = (text: string, number: number): MadeUpAlbum => ({
  ...siteAlbum(number),
  title: text,
  artist: text,
  owner: text,
  label: text,
  location: text,
  about: text,
  credits: text,
  tags: [text],
  tracks: [{ id: number, title: text, artist: text, seconds: 1 }],
})
