import { readFileSync } from 'node:fs'
import { creativeFamilies } from '@aloft/domain/creatives/creative-fonts.rules'
import { expect, it } from 'vitest'
import { fontFileNames, fontPackage } from './font-files.ts'

it.each(creativeFamilies)('%s is free to be shipped and drawn', (family) => {
  const [file = ''] = fontFileNames(family, 400)
  const license = new URL(import.meta.resolve(`${fontPackage(file)}/LICENSE`))
  expect(readFileSync(license, 'utf8')).toMatch(
    /SIL Open Font License, Version 1\.1|Apache License\s+Version 2\.0/u,
  )
})
