import type { ToolName, ToolPage } from './tool-names.rules.ts'

/** What a message may ask for, with the first tool that it takes, and phrases of people who ask for it. */
interface Intent {
  /** Null if it needs none. */
  readonly tool: ToolName | null
  /** All words of one must be in a message; the one with the most words counts. The first is an example. */
  readonly phrases: readonly string[]
}

/** Requests that are understood without AI. */
export const intents = {
  listAds: {
    tool: 'list_ads',
    phrases: ['show me my ads', 'list ads', 'all my ads', 'what ads do I have', 'how many ads'],
  },
  listLiveAds: {
    tool: 'list_ads',
    phrases: ['which ads are live', 'what ads are live', 'live ads', 'which ads are running', 'running ads'],
  },
  listDrafts: {
    tool: 'list_ads',
    phrases: ['show me my drafts', 'list my drafts', 'which ads are drafts', 'draft ads', 'unfinished ads'],
  },
  listInReview: {
    tool: 'list_ads',
    phrases: ['which ads are in review', 'ads in review', 'ads waiting for review', 'ads pending approval'],
  },
  listStopped: {
    tool: 'list_ads',
    phrases: ['which ads have ended', 'which ads were rejected', 'stopped ads', 'ended ads', 'rejected ads'],
  },
  bestAd: {
    tool: 'list_ads',
    phrases: ['which ad works best', 'best ad', 'which ad performs best', 'most successful ad', 'top ad'],
  },
  totalSpent: {
    tool: 'list_ads',
    phrases: [
      'how much have I spent',
      'how much did I spend',
      'what have my ads cost so far',
      'total spend',
      'money spent so far',
    ],
  },
  brandReport: {
    tool: 'load_ad_performance',
    phrases: [
      'how did my ads do',
      'how are my ads doing',
      'how do my ads perform',
      'results of all my ads',
      'report all ads',
    ],
  },
  adReport: {
    tool: 'load_ad_performance',
    phrases: [
      'how did this ad do',
      'how is my ad doing',
      'how is this ad doing',
      'ad performance',
      'figures of ad',
      'results of ad',
      'load ad figures',
    ],
  },
  adTexts: {
    tool: 'load_ad_content',
    phrases: [
      'what does my ad say',
      'what does this ad say',
      'texts of ad',
      'read my ad',
      'load ad',
      'show ad texts',
    ],
  },
  adBudget: {
    tool: 'load_ad_configuration',
    phrases: [
      'what’s the budget of my ad',
      'budget of this ad',
      'how long does my ad run',
      'budget of ad set',
    ],
  },
  adAudience: {
    tool: 'load_ad_configuration',
    phrases: [
      'who sees my ad',
      'who sees this ad',
      'audience of ad',
      'who is ad for',
      'where is ad shown',
      'targeting of ad',
    ],
  },
  whyNotRunning: {
    tool: 'load_ad_configuration',
    phrases: [
      'why is my ad not running',
      'why is ad not live',
      'why isn’t my ad live',
      'why does ad not run',
      'why doesn’t ad run',
      'ad not shown',
      'why was my ad rejected',
      'why did ad stop',
      'why was ad stopped',
    ],
  },
  launchBlockers: {
    tool: 'load_ad_configuration',
    phrases: [
      'what’s missing before launch',
      'is my ad ready',
      'ready to launch',
      'can I launch my ad',
      'what blocks the launch',
    ],
  },
  adForecast: {
    tool: 'load_ad_configuration',
    phrases: [
      'what will my ad bring',
      'forecast of ad',
      'how many clicks will ad get',
      'what can I expect from ad',
    ],
  },
  reviewAd: {
    tool: 'load_ad_content',
    phrases: [
      'review my ad',
      'review ad',
      'check my ad',
      'is my ad good',
      'what do you think of my ad',
      'feedback on ad',
    ],
  },
  improveAd: {
    tool: 'load_ad_content',
    phrases: [
      'improve my ad',
      'improve ad',
      'make my ad better',
      'fix my ad',
      'better texts for my ad',
      'mend my ad',
    ],
  },
  editAd: {
    tool: 'open_ad_editor',
    phrases: ['open my ad', 'edit my ad', 'open this ad', 'change my ad', 'open ad editor', 'open editor'],
  },
  openPage: {
    tool: 'open_page',
    phrases: [
      'open page',
      'go to page',
      'take me to',
      'show me the page',
      'open',
      'go to',
      'where do I find',
      'navigate to',
    ],
  },
  createAd: {
    tool: 'open_page',
    phrases: ['create a new ad', 'make a new ad', 'new ad please', 'I want a new ad', 'create ad'],
  },
  findBudget: {
    tool: 'show_options',
    phrases: [
      'find the right budget',
      'which budget',
      'what budget',
      'what’s the right budget',
      'recommend a budget',
      'budget a month get',
      'how much should I spend',
    ],
  },
  brandBrief: {
    tool: 'load_brand_info',
    phrases: [
      'what’s in my brief',
      'what does my brief say',
      'what do you know about my brand',
      'read my brief',
      'about my brand',
    ],
  },
  brandCustomers: {
    tool: 'load_brand_info',
    phrases: ['who are my customers', 'what are my target groups', 'customers in brief'],
  },
  brandTone: {
    tool: 'load_brand_info',
    phrases: ['what’s my tone of voice', 'which tone of voice', 'how do my ads sound'],
  },
  brandDesign: {
    tool: 'load_brand_info',
    phrases: ['what are my brand colors', 'which colors', 'what font', 'brand colors', 'my logo and colors'],
  },
  campaigns: {
    tool: 'load_brand_info',
    phrases: ['which campaigns do I have', 'list my campaigns', 'campaign briefs', 'show campaigns'],
  },
  changeField: {
    tool: 'update_brief_field',
    phrases: [
      'change my tone of voice',
      'change my brand name',
      'change my summary',
      'change my location',
      'set tone of voice',
      'set location',
      'set brand name',
      'update brief field',
      'update my summary',
      'change field in brief',
      'change brief',
    ],
  },
  openBrandBrief: {
    tool: 'open_brand_brief',
    phrases: ['open my brand brief', 'open my brief', 'edit my brief', 'show me brand brief', 'go to brief'],
  },
  openDesignBrief: {
    tool: 'open_design_brief',
    phrases: [
      'open my design brief',
      'edit design brief',
      'change brand colors',
      'change my logo',
      'change font',
    ],
  },
  scanWebsite: {
    tool: 'scan_website',
    phrases: [
      'scan my website',
      'read my website',
      'scan website',
      'scan',
      'look at my website',
      'read site',
      'analyze website',
    ],
  },
  writeBrandBrief: {
    tool: 'generate_brand_brief',
    phrases: [
      'write my brand brief',
      'draft my brand brief',
      'generate brand brief',
      'write a brief',
      'new brand brief',
    ],
  },
  writeCampaignBrief: {
    tool: 'generate_campaign_brief',
    phrases: [
      'write a campaign brief',
      'draft campaign brief',
      'generate campaign brief',
      'plan a campaign',
      'new campaign',
    ],
  },
  guideBrand: {
    tool: 'open_guide_task',
    phrases: [
      'guide me through my brand',
      'show me how to set up my brand',
      'help me check my brief',
      'set up my brand',
    ],
  },
  guideCreative: {
    tool: 'open_guide_task',
    phrases: [
      'show me how to make a picture',
      'guide me through a creative',
      'how do I build a creative',
      'how do I change picture',
    ],
  },
  guideTexts: {
    tool: 'open_guide_task',
    phrases: [
      'show me how to write texts',
      'guide me through the texts',
      'how do I generate texts',
      'how do I get new texts',
    ],
  },
  guideLaunch: {
    tool: 'open_guide_task',
    phrases: [
      'guide me through a launch',
      'show me how to launch',
      'how do I launch',
      'how do I launch an ad',
    ],
  },
  guideProgress: {
    tool: null,
    phrases: [
      'what should I do next',
      'what’s next',
      'which tasks are left',
      'my progress',
      'what have I done',
    ],
  },
  searchHelp: {
    tool: 'load_instructions',
    phrases: [
      'search help for',
      'search the help',
      'find in help',
      'help article',
      'instructions for',
      'explain how',
    ],
  },
  talkToPerson: {
    tool: 'handover_to_support',
    phrases: [
      'can I talk to a person',
      'talk to a person',
      'talk to a human',
      'talk to somebody',
      'speak to a human',
      'I need a real person',
      'contact support',
      'customer service',
    ],
  },
  plan: { tool: null, phrases: ['which plan am I on', 'what plan do I have', 'my plan'] },
  abilities: {
    tool: null,
    phrases: ['what can you do', 'how can you help me', 'what can I ask', 'help me'],
  },
  thanks: { tool: null, phrases: ['thank you', 'thanks', 'great job', 'well done'] },
  goodbye: { tool: null, phrases: ['goodbye', 'bye', 'see you'] },
} as const satisfies Readonly<Record<string, Intent>>
export type IntentName = keyof typeof intents

/** Words by which people name a page. */
export const pageWords: Readonly<Record<ToolPage, readonly string[]>> = {
  'brand-root': ['overview', 'dashboard', 'home', 'start page'],
  list: ['ads', 'ad list', 'list of ads'],
  statistics: ['reports', 'report', 'statistics', 'stats', 'results', 'performance'],
  briefs: ['briefs', 'campaign briefs'],
  creatives: ['creatives', 'creative', 'pictures'],
  gallery: ['gallery', 'ad previews'],
  timeline: ['timeline', 'calendar', 'schedule'],
  'ad-runs': ['ad runs', 'launches', 'launch history'],
  integrations: ['integrations', 'connections', 'connected accounts'],
  'create/new-ad': ['new ad', 'ad wizard'],
  payments: ['billing', 'plan and billing', 'payments', 'invoices', 'payment methods', 'receipts'],
  upgrade: ['plans', 'upgrade', 'pricing'],
  'manage-projects': ['brands', 'my brands'],
  'manage-teams': ['teams', 'team', 'members'],
  'account-settings': ['account settings', 'settings', 'account', 'profile', 'password', 'language'],
}
