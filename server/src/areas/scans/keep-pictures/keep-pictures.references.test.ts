import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { startSite } from '../../../gateways/web-fetch/test-support/site.ts'
import { colorAt, flat, svg } from './test-support/pictures.ts'
import { newFolder, picture, startIntake } from './test-support/intake.ts'

const fill = '<rect width="100" height="100" fill="#ff0000"/>'
const redPng = await flat(100, 100, '#ff0000').png().toBuffer()

/** Files that turn a picture red when anything of them is read. */
async function writeSecrets(): Promise<string> {
  const dir = await newFolder()
  await Promise.all([
    writeFile(join(dir, 'secret.png'), redPng),
    writeFile(join(dir, 'secret.xml'), fill),
    writeFile(join(dir, 'secret.svg'), svg(`<g id="part">${fill}</g>`)),
    writeFile(join(dir, 'secret.css'), 'rect { fill: #ff0000; opacity: 1 !important }'),
  ])
  return dir
}

interface Place {
  /** Where files lie, as a path. */
  readonly dir: string
  /** The start of an address at which they can be read. */
  readonly base: string
}

const faint = '<rect width="100" height="100" opacity="0"/>'
const declared = (what: string) => `<?xml version="1.0"?><!DOCTYPE svg [${what}]>`

const references: Record<string, (place: Place) => Buffer> = {
  image: ({ base }) => svg(`<image width="100" height="100" xlink:href="${base}/secret.png"/>`),
  'image by path': ({ dir }) => svg(`<image width="100" height="100" href="${dir}/secret.png"/>`),
  'image beside': () => svg('<image width="100" height="100" href="secret.png"/>'),
  'image below a base': ({ base }) =>
    svg(
      '<image width="100" height="100" href="secret.png"/>',
      `width="100" height="100" xml:base="${base}/"`,
    ),
  'SVG image': ({ base }) => svg(`<image width="100" height="100" href="${base}/secret.svg"/>`),
  'SVG in an SVG': ({ base }) => {
    const inner = svg(`<image width="100" height="100" href="${base}/secret.png"/>`).toString('base64')
    return svg(`<image width="100" height="100" href="data:image/svg+xml;base64,${inner}"/>`)
  },
  'filter image': ({ base }) =>
    svg(`<filter id="f"><feImage href="${base}/secret.png"/></filter><g filter="url(#f)">${faint}</g>`),
  use: ({ base }) => svg(`<use href="${base}/secret.svg#part"/>`),
  'fill by pattern': ({ base }) =>
    svg(`<rect width="100" height="100" style="fill:url(${base}/secret.svg#part)"/>`),
  entity: ({ base }) => svg('&e;', undefined, declared(`<!ENTITY e SYSTEM "${base}/secret.xml">`)),
  'entity by path': ({ dir }) => svg('&e;', undefined, declared(`<!ENTITY e SYSTEM "${dir}/secret.xml">`)),
  'parameter entity': ({ base }) =>
    svg(
      fill.replace('#ff0000', 'none'),
      undefined,
      declared(`<!ENTITY % e SYSTEM "${base}/secret.xml"> %e;`),
    ),
  'document type': ({ base }) => svg('', undefined, `<!DOCTYPE svg SYSTEM "${base}/secret.xml">`),
  include: ({ base }) =>
    svg(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${base}/secret.svg"/>`),
  'include as text': ({ base }) =>
    svg(
      `<style><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text" href="${base}/secret.css"/></style>${faint}`,
    ),
  'style import': ({ base }) => svg(`<style>@import url("${base}/secret.css");</style>${faint}`),
  'style sheet': ({ base }) =>
    svg(faint, undefined, `<?xml-stylesheet type="text/css" href="${base}/secret.css"?>`),
}

/** Which of the drawings are red, and which requests the website received. */
async function redOf(drawings: Readonly<Record<string, Buffer>>) {
  const paths = Object.keys(drawings).map((name, index) => ({ name, path: `/${index}.svg` }))
  const pages = paths.map(({ name, path }) => [path, picture(drawings[name] ?? Buffer.of(), 'image/svg+xml')])
  const intake = await startIntake(Object.fromEntries(pages))
  const stored = await intake.keep(Object.fromEntries(paths.map(({ path }) => [path, 'logo' as const])))
  const red: string[] = []
  for (const { name, path } of paths) {
    const bytes = stored[path] && (await intake.bytesOf(stored[path]))
    if (bytes && (await colorAt(bytes, 0.5, 0.5)) === '#ff0000ff') red.push(name)
  }
  const requests = intake.site.requests.filter((request) => !/\/(\d+\.svg|robots\.txt)$/.test(request))
  return { red, requests }
}

function drawAt(place: Place): Record<string, Buffer> {
  return Object.fromEntries(Object.entries(references).map(([name, write]) => [name, write(place)]))
}

test('what stands in the SVG itself is drawn', async () => {
  const inner = `data:image/png;base64,${redPng.toString('base64')}`
  const { red } = await redOf({
    shape: svg(fill),
    image: svg(`<image width="100" height="100" href="${inner}"/>`),
    entity: svg('&e;', undefined, declared(`<!ENTITY e '${fill.replaceAll('#', '&#35;')}'>`)),
    'style over the faint one': svg(`<style>rect { fill: #ff0000; opacity: 1 !important }</style>${faint}`),
  })
  expect(red).toEqual(['shape', 'image', 'entity', 'style over the faint one'])
})

test('no file of this machine is read', async () => {
  const dir = await writeSecrets()
  const { red, requests } = await redOf(drawAt({ dir, base: pathToFileURL(dir).href }))
  expect({ red, requests }).toEqual({ red: [], requests: [] })
})

test('nothing is fetched', async () => {
  const other = await startSite({ '/secret.png': picture(redPng, 'image/png') })
  const drawings = drawAt({ dir: `//127.0.0.1:${other.port}`, base: other.origin })
  const { red, requests } = await redOf(drawings)
  expect({ red, requests, elsewhere: other.requests }).toEqual({ red: [], requests: [], elsewhere: [] })
})
