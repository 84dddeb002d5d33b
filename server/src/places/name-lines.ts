/**
 * Names with the place of each, stored as a few long texts, so that hundreds of thousands of names take only some
 * megabytes.
 */
export interface NameLines {
  /** Places by the beginning of a name, in the order they were added. */
  startingWith(beginning: string): Generator<number>
  /** Places with exactly that name, in the order they were added. */
  named(name: string): Generator<number>
}

export interface NameLinesBuilder {
  add(name: string, place: number): void
  build(): NameLines
}

/** Collects folded names, which are found in the order they were added. */
export function collectNames(): NameLinesBuilder {
  const lines = new Map<string, string[]>()
  return {
    add(name, place) {
      const first = name.slice(0, 1)
      const names = lines.get(first)
      const line = `${name}\t${place.toString(36)}`
      if (names) names.push(line)
      else lines.set(first, [line])
    },
    build: () => namesIn(new Map([...lines].map(([first, of]) => [first, `\n${of.join('\n')}\n`]))),
  }
}

// Outside the builder, so that its lines can be freed.
function namesIn(texts: ReadonlyMap<string, string>): NameLines {
  const textOf = (name: string) => texts.get(name.slice(0, 1)) ?? ''
  return {
    startingWith: (beginning) => placesIn(textOf(beginning), `\n${beginning}`),
    named: (name) => placesIn(textOf(name), `\n${name}\t`),
  }
}

function* placesIn(text: string, searched: string): Generator<number> {
  for (let at = text.indexOf(searched); at !== -1; at = text.indexOf(searched, at + searched.length)) {
    const tab = text.indexOf('\t', at + 1)
    yield Number.parseInt(text.slice(tab + 1, text.indexOf('\n', tab)), 36)
  }
}
