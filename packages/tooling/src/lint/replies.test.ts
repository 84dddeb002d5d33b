import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { replyViolations } from './replies.ts'

const screen = 'apps/web/src/screens/ads/use-a.ts'
const found = (code: string, path = screen) =>
  replyViolations([parseSource(path, code)]).map((violation) => violation.found)

const imports = "import { findAds, type Ads } from '../../wiring/ads/ads.ts'\n"
const inComponent = (start: string, body: string) =>
  found(`${imports}export function Ads() { const [ads, setAds] = useState(${start})\n${body} }`)

test('a screen imports no client', () => {
  const code = "import { api, onLostCall } from '../../wiring/core/api.ts'"
  expect(found(code)).toEqual(['imports api'])
  expect(found(code, 'apps/web/src/wiring/ads/ads.ts')).toEqual([])
  expect(found(code, 'apps/web/src/screens/ads/a.stories.tsx')).toEqual([])
  expect(found("import { createApiClient } from '@aloft/api-client/client'")).toEqual([
    'imports createApiClient',
  ])
})

test.each([
  ['a reply', 'setAds(await findAds())'],
  ['a reply with a name', 'const found = await findAds(); setAds(found)'],
  ['a part of it', 'const { ads: found } = await findAds(); setAds({ kind: "ready", found })'],
  ['what is taken from it', 'const found = await findAds(); const [first] = found; setAds(first)'],
  ['what it says', 'const found = await findAds(); setAds(found === null ? "failed" : "idle")'],
  ['one of several', 'const [found] = await Promise.all([findAds(), rest()]); setAds(found)'],
])('a component keeps no state of %s', (_, body) => {
  expect(inComponent('null', `const load = async () => { ${body} }`)).toEqual(['setAds keeps a reply'])
})

test.each([
  ['of a query', 'const { loaded } = useQuery("find-ads", {}); setAds(loaded)'],
  [
    'while it renders',
    'const { loaded } = useQuery("find-ads", {}); const reply = loaded.reply ?? null; if (reply) setAds([...ads, reply])',
  ],
])('a component keeps no copy of a reply %s', (_, body) => {
  const code = `import { useQuery, useSettled } from '../../queries/use-query.ts'\n`
  const component = `export function Ads() { const [ads, setAds] = useState(null)\n${body} }`
  expect(found(`${code}${component}`)).toEqual(['setAds keeps a reply'])
})

test('a component may keep what settled', () => {
  const code = "import { useSettled } from '../../queries/use-query.ts'\n"
  const body = 'const [ads, setAds] = useState(null); const word = useSettled(typed, 300); setAds(word)'
  expect(found(`${code}export function Ads() { ${body} }`)).toEqual([])
})

test.each([
  ['begins with a reply', 'findAds()', '', 'setAds begins with a reply'],
  ['begins with one later', '() => findAds()', '', 'setAds begins with a reply'],
  [
    'waits for one',
    'false',
    'useEffect(() => { void findAds().then(() => setAds(true)) }, [])',
    'setAds follows a request',
  ],
  ['is handed one', 'null', 'useEffect(() => void findAds().then(setAds), [])', 'setAds follows a request'],
])('a state that %s', (_, start, body, violation) => {
  expect(inComponent(start, body)).toEqual([violation])
})

test.each([
  ['what was pressed', 'const press = async (id) => { setAds(id); await findAds(id) }'],
  [
    'a name like that of a reply',
    'const load = async () => { const found = await findAds(); setAds({ found: 1 }) }',
  ],
  ['what somebody else answered', 'const load = async () => setAds(await ask())'],
])('a component keeps %s', (_, body) => {
  expect(inComponent('null', body)).toEqual([])
})

test('the hooks that follow queries and commands may', () => {
  const code = `${imports}export function useAds() { const [ads, setAds] = useState(null); void findAds().then(setAds) }`
  expect(found(code, 'apps/web/src/queries/use-ads.ts')).toEqual([])
})
