import type { z } from 'zod'
import type { FocusKey } from '../focus-keys.rules.ts'
import { isFormKey } from '../focus/focus-questions.rules.ts'
import type { LeastRole } from '../../teams/roles.rules.ts'
import { toolArgumentSchemas } from './tool-arguments.entity.ts'
import { type ToolName, toolNames } from './tool-names.rules.ts'
import { toolResultSchemas } from './tool-results.entity.ts'

/** What a tool does: reads data, opens a page, asks the user, or proposes a change that the user decides about. */
export type ToolEffect = 'reads' | 'opens' | 'asks' | 'proposes'

/** A tool of the assistant. */
export interface Tool {
  /** For the AI: what it does and when to use it. */
  readonly description: string
  readonly effect: ToolEffect
  /** The lowest role on the open brand that may use it; `user` needs no brand. */
  readonly who: Extract<LeastRole, 'user' | 'guest' | 'collaborator'>
  /** The user confirms it in the chat before it starts. */
  readonly isConfirmed?: true
  /** Used in the focus modes, there only or elsewhere too. Without it, the form behind could be left or covered. */
  readonly inFocus?: 'only' | 'too'
  readonly arguments: z.ZodObject
  readonly result: z.ZodType
}

interface Row extends Omit<Tool, 'arguments' | 'result'> {}

const rows = {
  handover_to_support: {
    description:
      'Has a person of the support continue the conversation, if the user asks for one or you can’t help. You are silent then.',
    effect: 'opens',
    who: 'user',
    // A text that was read might ask for it, and the conversation is passed on.
    isConfirmed: true,
  },
  load_ad_content: {
    description: 'Returns the texts of an ad, and what the rules of its platform object to.',
    effect: 'reads',
    who: 'guest',
  },
  open_ad_editor: { description: 'Opens an ad in the editor.', effect: 'opens', who: 'guest' },
  open_guide_task: {
    description: 'Starts a task of the guide, which points at the buttons one after the other.',
    effect: 'opens',
    who: 'user',
  },
  list_ads: {
    description: 'Lists the ads of the brand with status and figures to date.',
    effect: 'reads',
    who: 'guest',
  },
  load_ad_configuration: {
    description:
      'Returns budget, audience, status and forecast of an ad, and what blocks its launch or has stopped it.',
    effect: 'reads',
    who: 'guest',
  },
  open_brand_brief: { description: 'Opens the brief of the brand.', effect: 'opens', who: 'guest' },
  open_design_brief: { description: 'Opens the brief of the brand’s design.', effect: 'opens', who: 'guest' },
  open_page: { description: 'Opens a page of the product.', effect: 'opens', who: 'user' },
  load_ad_performance: {
    description: 'Returns the results and the cost of an ad, or of all ads of the brand.',
    effect: 'reads',
    who: 'guest',
  },
  load_brand_info: {
    description: 'Returns the briefs of the brand: what it is, how it looks, and its campaigns.',
    effect: 'reads',
    who: 'guest',
    inFocus: 'too',
  },
  load_instructions: {
    description: 'Searches the articles of the help.',
    effect: 'reads',
    who: 'user',
    inFocus: 'too',
  },
  save_answer: {
    description:
      'Fills in an answer of the user in the form that is open. Nothing is sent before the user does it. Returns what is still to be asked.',
    effect: 'proposes',
    who: 'user',
    inFocus: 'only',
  },
  scan_website: {
    description: 'Reads a website whose address the user gave, or the website of the brand.',
    effect: 'reads',
    who: 'user',
    isConfirmed: true,
  },
  show_options: {
    description: 'Shows buttons to choose from, and waits for the choice.',
    effect: 'asks',
    who: 'user',
  },
  generate_brand_brief: {
    description: 'Drafts the brief of the brand from its website or a description.',
    effect: 'proposes',
    who: 'collaborator',
    isConfirmed: true,
  },
  generate_campaign_brief: {
    description: 'Drafts the brief of a campaign from the brief of the brand.',
    effect: 'proposes',
    who: 'collaborator',
    isConfirmed: true,
  },
  update_brief_field: {
    description:
      'Proposes new values for fields of a brief or texts of an ad. The user accepts or rejects each; nothing changes before.',
    effect: 'proposes',
    who: 'collaborator',
  },
} as const satisfies Readonly<Record<ToolName, Row>>

/** The tools that the assistant may use in a conversation. */
export function toolsOf(focusKey: FocusKey): readonly ToolName[] {
  return toolNames.filter((name) => {
    const { inFocus }: Row = rows[name]
    return isFormKey(focusKey) ? inFocus !== undefined : inFocus !== 'only'
  })
}

/** Whether the assistant may use a tool of this name in a conversation. */
export function isOffered(name: string, focusKey: FocusKey): name is ToolName {
  return (toolsOf(focusKey) as readonly string[]).includes(name)
}

/** The row of a tool. */
export function toolRow(name: ToolName): Tool {
  return { ...rows[name], arguments: toolArgumentSchemas[name], result: toolResultSchemas[name] }
}
