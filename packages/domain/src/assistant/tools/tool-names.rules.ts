/** Tools that the browser carries out for the assistant (AST-23, AST-24). */
export const toolNames = [
  'handover_to_support',
  'load_ad_content',
  'open_ad_editor',
  'open_guide_task',
  'list_ads',
  'load_ad_configuration',
  'open_brand_brief',
  'open_design_brief',
  'open_page',
  'load_ad_performance',
  'load_brand_info',
  'load_instructions',
  'save_answer',
  'scan_website',
  'show_options',
  'generate_brand_brief',
  'generate_campaign_brief',
  'update_brief_field',
] as const
export type ToolName = (typeof toolNames)[number]

export function isToolName(name: string): name is ToolName {
  return (toolNames as readonly string[]).includes(name)
}

/** Pages that the assistant opens by their name; each does without further ids. */
export const toolPages = [
  'brand-root',
  'list',
  'statistics',
  'briefs',
  'creatives',
  'gallery',
  'timeline',
  'ad-runs',
  'integrations',
  'create/new-ad',
  'payments',
  'upgrade',
  'manage-projects',
  'manage-teams',
  'account-settings',
] as const
export type ToolPage = (typeof toolPages)[number]

/** Where a result was read; each has its name in the catalogue. */
export const toolSources = ['ads', 'ad', 'reports', 'briefs', 'website', 'help'] as const
export type ToolSource = (typeof toolSources)[number]
