import { describe, expect, it } from 'vitest'
import { transcripts } from './assistant.fixtures.ts'
import { ask, open, texts } from './open-conversation.fixtures.ts'
import { question } from './transcript.fixtures.ts'

describe('tools', () => {
  it('run by themselves, and only show_options asks the user (AST-09)', async () => {
    const { streams, tools, press } = transcripts.choseBesidesATool
    const chat = await open({ streams, tools, isOpen: true })
    chat.actor.send(ask)
    await chat.pass(340)
    expect(chat.view().answers[0]?.calls).toMatchObject([
      { name: 'list_ads', status: 'auto', output: null },
      { name: 'show_options', status: 'requires_action', output: null },
    ])
    await chat.pass(1_000)
    chat.actor.send({ ...press, optionId: 'none of them' })
    expect(chat.leaf()).toBe('run.tools')
    chat.actor.send(press)
    expect(chat.view().answers[0]?.calls).toMatchObject([
      { name: 'list_ads', status: 'auto', output: { source: 'ads' } },
      { name: 'show_options', status: 'optionSelected', output: { optionId: '300' } },
    ])
  })

  it('answer together, with the last event that has arrived', async () => {
    const { streams, tools } = transcripts.parallelTools
    const chat = await open({ streams, tools })
    chat.actor.send(ask)
    await chat.pass(2_000)
    expect(chat.delivered.map((outputs) => outputs.map(({ call }) => call.name))).toEqual([
      ['list_ads', 'load_brand_info'],
    ])
  })

  it('wait for the user’s yes, and are marked as confirmed or cancelled (AST-09)', async () => {
    for (const [name, status] of [
      ['confirmed', 'confirmed'],
      ['declined', 'cancelled'],
    ] as const) {
      const { streams, tools, press } = transcripts[name]
      const chat = await open({ streams, tools, isOpen: true })
      chat.actor.send(ask)
      await chat.pass(2_000)
      expect(chat.view()).toMatchObject({ status: 'requires_action', askingIds: ['call-scan_website'] })
      expect(chat.delivered).toEqual([])
      chat.actor.send(press)
      await chat.pass(100)
      expect(chat.view().answers[0]?.calls[0]?.status).toBe(status)
    }
  })

  it('aren’t used again after a reload if the server has what they answered', async () => {
    const [round] = transcripts.parallelTools.streams
    const answeredIds = ['call-list_ads', 'call-load_brand_info']
    const loads = [{ question, status: 'in_progress', answeredIds }] as const
    const chat = await open({ loads, streams: [round], isOpen: true })
    await chat.pass(2_000)
    expect(chat.leaf()).toBe('run.stream.requires_action')
    expect(chat.used).toEqual([])
  })

  it('are used again after a reload while the server waits for them', async () => {
    const { streams, tools, reads } = transcripts.parallelTools
    const loads = [{ question, status: 'requires_action', answeredIds: [] }] as const
    const chat = await open({ loads, streams, tools })
    await chat.pass(2_000)
    expect(chat.used).toEqual(['call-list_ads', 'call-load_brand_info'])
    expect(texts(chat)).toBe(reads)
  })

  it('are left to another tab that uses them, and taken over if that doesn’t answer', async () => {
    const { streams, tools } = transcripts.parallelTools
    const chat = await open({ streams: [streams[0], [], streams[1]], tools, isOpen: true })
    chat.actor.send(ask)
    await chat.pass(380)
    expect(chat.leaf()).toBe('run.tools')
    chat.actor.send({ type: 'FOLLOW' })
    await chat.pass(14_000)
    expect(chat.leaf()).toBe('run.stream.requires_action')
    expect(chat.delivered).toEqual([])
    await chat.pass(3_000)
    expect(chat.delivered).toHaveLength(1)
    expect(chat.leaf()).toBe('ready.completed')
  })
})
