import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import type { EditHistory, FieldValues } from './edit-history.rules.ts'
import { emptyHistory, maxUndoSteps, redo, undo, withEdit, withoutForeign } from './edit-history.rules.ts'

type Fields = Readonly<Record<string, JsonValue>>

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 1, 9) + seconds * 1000)

/** Fields with their history, as in an editor. */
interface Editor {
  readonly fields: Fields
  readonly history: EditHistory
}

function apply(fields: Fields, values: FieldValues): Fields {
  return { ...fields, ...Object.fromEntries(values.map(({ key, value }) => [key, value])) }
}

function edit({ fields, history }: Editor, next: Fields, seconds: number): Editor {
  const changes = Object.entries(next).map(([key, after]) => ({ key, before: fields[key] ?? null, after }))
  return { fields: { ...fields, ...next }, history: withEdit(history, { changes, date: at(seconds) }) }
}

function back({ fields, history }: Editor): Editor | null {
  const step = undo(history)
  return step && { fields: apply(fields, step.values), history: step.history }
}

function forth({ fields, history }: Editor): Editor | null {
  const step = redo(history)
  return step && { fields: apply(fields, step.values), history: step.history }
}

function toTheEnd(editor: Editor, go: (editor: Editor) => Editor | null): Editor {
  const next = go(editor)
  return next ? toTheEnd(next, go) : editor
}

const blank: Editor = { fields: { title: 'a', text: 'x' }, history: emptyHistory }

describe('undo and redo', () => {
  it('have nothing to do before the first edit', () => {
    expect(undo(emptyHistory)).toBeNull()
    expect(redo(emptyHistory)).toBeNull()
  })

  it('give the value to set', () => {
    const { history } = edit(blank, { title: 'b' }, 0)
    const undone = undo(history)
    expect(undone?.values).toEqual([{ key: 'title', value: 'a' }])
    expect(undone && redo(undone.history)).toEqual({ history, values: [{ key: 'title', value: 'b' }] })
  })

  it('take an edit of many fields as one step', () => {
    const edited = edit(blank, { title: 'b', text: 'y' }, 0)
    expect(back(edited)?.fields).toEqual(blank.fields)
  })

  it('restore a field that one edit names twice', () => {
    const history = withEdit(emptyHistory, {
      changes: [
        { key: 'title', before: 'a', after: 'b' },
        { key: 'title', before: 'b', after: 'c' },
      ],
      date: at(0),
    })
    expect(apply({ title: 'c' }, undo(history)?.values ?? [])).toEqual({ title: 'a' })
  })

  it('leave no redo after a new edit', () => {
    const undone = back(edit(blank, { title: 'b' }, 0)) ?? blank
    expect(redo(undone.history)).not.toBeNull()
    expect(redo(edit(undone, { text: 'y' }, 9).history)).toBeNull()
  })

  it('know 50 steps', () => {
    let editor = blank
    for (let step = 0; step <= maxUndoSteps; step++) editor = edit(editor, { title: String(step) }, step * 5)
    expect(editor.history.past).toHaveLength(50)
    expect(toTheEnd(editor, back).fields['title']).toBe('0')
  })
})

describe('steps', () => {
  const first = edit(blank, { title: 'b' }, 0)

  it.each([
    ['of the same field within 1 s joins', { title: 'c' }, 1, 1],
    ['of the same field later stands alone', { title: 'c' }, 1.001, 2],
    ['of the same field with an earlier date stands alone', { title: 'c' }, -1, 2],
    ['of another field stands alone', { text: 'y' }, 0.5, 2],
    ['of many fields stands alone', { title: 'c', text: 'y' }, 0.5, 2],
  ])('an edit %s', (_, next, seconds, count) => {
    const editor = edit(first, next, seconds)
    expect(editor.history.past).toHaveLength(count)
    expect(toTheEnd(editor, back).fields).toEqual(blank.fields)
  })

  it('go on as long as the typing does', () => {
    const typed = [1, 2, 3, 4].reduce((editor, n) => edit(editor, { title: 'b'.repeat(n) }, n * 0.9), blank)
    expect(typed.history.past).toHaveLength(1)
    expect(back(typed)?.fields).toEqual(blank.fields)
  })

  it('are none where an edit changes nothing, whatever the value', () => {
    const undone = back(edit(blank, { title: 'b' }, 0)) ?? blank
    const same = edit({ ...undone, fields: { list: ['a'] } }, { list: ['a'] }, 9)
    expect(same.history).toBe(undone.history)
  })

  it('are none if the typing is undone at once', () => {
    expect(edit(first, { title: 'a' }, 0.5).history.past).toEqual([])
  })

  it('never join the step that an undo returned to', () => {
    const undone = back(edit(first, { text: 'y' }, 0.2)) ?? blank
    expect(edit(undone, { title: 'c' }, 0.4).history.past).toHaveLength(2)
  })
})

describe('any editing', () => {
  const value = fc.constantFrom<JsonValue>('a', 'b', 'c', '', null, 7, ['a'], { a: 'b' })
  const next = fc.dictionary(fc.constantFrom('title', 'text', 'list'), value, { maxKeys: 2 })
  const editing = fc.record({
    kind: fc.constant('edit' as const),
    next,
    pause: fc.integer({ max: 3, min: -1 }),
  })
  const stepping = fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) })
  const start: Editor = { fields: { title: 'a', text: 'x', list: null }, history: emptyHistory }

  it('is undone to the start and redone to the end', () => {
    fc.assert(
      fc.property(fc.array(editing, { maxLength: maxUndoSteps }), (edits) => {
        let seconds = 0
        const end = edits.reduce((editor, { next: fields, pause }) => {
          seconds += pause / 2
          return edit(editor, fields, seconds)
        }, start)
        const undone = toTheEnd(end, back)
        expect(undone.fields).toEqual(start.fields)
        expect(toTheEnd(undone, forth).fields).toEqual(end.fields)
      }),
    )
  })

  it('with steps back and forth between is undone to the start', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(editing, stepping), { maxLength: maxUndoSteps }), (moves) => {
        let seconds = 0
        let editor = start
        for (const move of moves) {
          if (move.kind === 'edit') {
            seconds += move.pause / 2
            editor = edit(editor, move.next, seconds)
            continue
          }
          const [go, ret] = move.kind === 'undo' ? [back, forth] : [forth, back]
          const moved = go(editor)
          expect(moved ? ret(moved) : editor).toEqual(editor)
          editor = moved ?? editor
        }
        expect(toTheEnd(editor, back).fields).toEqual(start.fields)
        expect(toTheEnd(toTheEnd(editor, back), forth)).toEqual(toTheEnd(editor, forth))
      }),
    )
  })
})

describe('what was decided and not typed', () => {
  it('is a step of its own', () => {
    const change = (before: string, after: string) => [{ key: 'title', before, after }]
    const typed = withEdit(emptyHistory, { changes: change('a', 'b'), date: at(0) })
    const taken = withEdit(typed, { changes: change('b', 'c'), date: at(0.2), isApart: true })
    const typedOn = withEdit(taken, { changes: change('c', 'd'), date: at(0.4) })
    expect(typedOn.past).toHaveLength(3)
  })
})

describe('what somebody else changed since', () => {
  const own = edit(edit(edit(blank, { text: 'y' }, 0), { title: 'b' }, 10), { title: 'c', text: 'z' }, 20)

  it('is not undone; the rest of its step is', () => {
    const now = { ...own.fields, title: 'theirs' }
    expect(undo(withoutForeign(own.history, now))?.values).toEqual([{ key: 'text', value: 'y' }])
  })

  it('leaves out steps of which nothing is left, down to one that still stands', () => {
    const left = (values: Fields) => undo(withoutForeign(own.history, values))?.values
    expect(left({ title: 'theirs', text: 'y' })).toEqual([{ key: 'text', value: 'x' }])
    expect(left({ title: 'theirs', text: 'theirs' })).toBeUndefined()
  })

  it('is not done again over what they wrote', () => {
    const undone = back(own)
    const history = undone?.history ?? emptyHistory
    expect(redo(withoutForeign(history, { title: 'theirs', text: 'y' }))?.values).toEqual([
      { key: 'text', value: 'z' },
    ])
    expect(redo(withoutForeign(history, { title: 'theirs', text: 'theirs' }))).toBeNull()
  })

  it('is nothing where all is as it was left', () => {
    expect(withoutForeign(own.history, own.fields)).toEqual(own.history)
    const twice = [
      { key: 'title', before: 'a', after: 'b' },
      { key: 'title', before: 'b', after: 'c' },
    ]
    const history = withEdit(emptyHistory, { changes: twice, date: at(0) })
    expect(withoutForeign(history, { title: 'c' })).toEqual(history)
  })

  it('depends on what values contain, not on the order of their keys', () => {
    const listed = edit(blank, { list: { a: 1, b: 2 } }, 0)
    expect(withoutForeign(listed.history, { ...listed.fields, list: { b: 2, a: 1 } })).toEqual(listed.history)
  })
})
