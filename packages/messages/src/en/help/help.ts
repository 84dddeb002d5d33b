import { accountArticles } from './account-articles.ts'
import { adsArticles } from './ads-articles.ts'
import { creativesArticles } from './creatives-articles.ts'
import { moneyArticles } from './money-articles.ts'
import { runningArticles } from './running-articles.ts'
import { startArticles } from './start-articles.ts'

/** The help center (ACA-05). Numbers in its articles are filled in from plans and prices. */
export const help = {
  title: 'Help',
  search: 'Search help',
  searchHint: 'Ask a question, or type a few words',
  back: 'All articles',
  backToResults: 'Search results',
  searching: 'Searching help',
  found_zero: 'No results',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  none: 'No articles match “{{text}}”.',
  noneLead: 'Try fewer words, or browse the subjects below.',
  failed: 'We couldn’t search just now. All articles are below.',
  openPage: 'Go to {{page}}',
  showMe: 'Show me on the page',
  more: 'More about {{subject}}',
  subjects: {
    start: 'Getting started',
    ads: 'Creating ads',
    creatives: 'Pictures and creatives',
    running: 'Running ads',
    money: 'Plans and payments',
    account: 'Your account',
  },
  topics: {
    ...startArticles,
    ...adsArticles,
    ...creativesArticles,
    ...runningArticles,
    ...moneyArticles,
    ...accountArticles,
  },
} as const
