import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { resetEditorTab, setEditorTab, useEditorTab } from './editor-tab.ts'

const shown = () => renderToString(createElement(() => useEditorTab()))

it('is the ad as it is written until another part is chosen, and for the next ad again (EDT-02)', () => {
  expect(shown()).toBe('balloon')
  setEditorTab('preview')
  expect(shown()).toBe('preview')
  resetEditorTab()
  expect(shown()).toBe('balloon')
})
