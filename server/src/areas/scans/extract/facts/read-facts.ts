import { plain } from '@aloft/copywriter/reading/text'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import type { websiteFactsShape } from '@aloft/domain/scans/website-facts.entity'
import type { z } from 'zod'
import type { Statement } from '../hours-question.ts'
import type { PageRole } from '../page-kind.ts'
import type { Line, Site } from '../site.ts'
import { readAreas } from './read-areas.ts'
import { readHours } from './read-hours.ts'
import { readProofs } from './read-proofs.ts'
import { readStatements } from './read-statements.ts'
import { readWays } from './read-ways.ts'
import { fieldsOfFacts, type ReadLine, readLines } from './sentence-facts.ts'

type Facts = { -readonly [Key in keyof typeof websiteFactsShape]: z.infer<(typeof websiteFactsShape)[Key]> }

const mostOccasions = 4
const timelyRoles = new Set<PageRole>(['home', 'offers', 'prices', 'delivery', 'other'])

/** Proofs, ways to buy, areas, hours and occasions of a site; trades are matched elsewhere. */
export function readFacts(
  site: Site,
  lines: readonly Line[],
  language: string | null,
  phone: Field<string> | null,
  statements: readonly Statement[],
): Facts {
  const read = readLines(lines, language)
  return {
    statements: readStatements(lines),
    trades: [],
    proofs: readProofs(site, read, language),
    ways: readWays(site, read, language, phone),
    areas: readAreas(site, read),
    hours: readHours(statements),
    occasions: occasionsIn(read),
  }
}

function occasionsIn(read: readonly ReadLine[]): Facts['occasions'] {
  const found = read.flatMap(({ line, facts }) =>
    timelyRoles.has(line.page.role) && line.zone !== 'nav' && line.linkShare < 0.5
      ? facts.occasions.map((fact) => ({ ...fact, line }))
      : [],
  )
  return fieldsOfFacts(
    found,
    ({ text }) => plain(text),
    ({ until }) => until,
  ).slice(0, mostOccasions)
}
