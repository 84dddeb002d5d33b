import type { ToolName } from '@aloft/domain/assistant/tools/tool-names.rules'
import { openAdEditor, openBrandBrief, openDesignBrief, openGuideTask, openPage } from './open-pages.ts'
import { proposeFields } from './propose-fields.ts'
import { loadAdConfiguration, loadAdContent } from './read-ad.ts'
import { loadBrandInfo } from './read-brand.ts'
import { listAds, loadAdPerformance } from './read-results.ts'
import { saveAnswer } from './save-answer.ts'
import { searchHelp } from './search-help.ts'
import { scanWebsite } from './scan-website.ts'
import type { ToolHandler } from './tool-handler.ts'
import { generateBrandBrief, generateCampaignBrief } from './write-briefs.ts'

/** The others are the chat's own: its buttons, and the person who answers in it. */
type HandledTool = Exclude<ToolName, 'show_options' | 'handover_to_support'>

/** What the browser does for each tool of the assistant (AST-23, AST-24). */
export const toolHandlers: { readonly [N in HandledTool]: ToolHandler<N> } = {
  load_ad_content: loadAdContent,
  open_ad_editor: openAdEditor,
  open_guide_task: openGuideTask,
  list_ads: listAds,
  load_ad_configuration: loadAdConfiguration,
  open_brand_brief: openBrandBrief,
  open_design_brief: openDesignBrief,
  open_page: openPage,
  load_ad_performance: loadAdPerformance,
  load_brand_info: loadBrandInfo,
  load_instructions: searchHelp,
  save_answer: saveAnswer,
  scan_website: scanWebsite,
  generate_brand_brief: generateBrandBrief,
  generate_campaign_brief: generateCampaignBrief,
  update_brief_field: proposeFields,
}

export function isHandled(name: string): name is HandledTool {
  return Object.hasOwn(toolHandlers, name)
}

type ToolWithYes = 'handover_to_support' | 'scan_website' | 'generate_brand_brief' | 'generate_campaign_brief'
const withYes: Readonly<Record<ToolWithYes, true>> = {
  handover_to_support: true,
  scan_website: true,
  generate_brand_brief: true,
  generate_campaign_brief: true,
}

/** Whether the user is asked first: it passes the conversation on, reads somebody's website, or writes something new. */
export function waitsForYes(name: string): name is ToolWithYes {
  return Object.hasOwn(withYes, name)
}
