/** The editor of an ad: its frame, the state of its edits, and what blocks editing. */
export const editor = {
  loading: 'Loading the ad',
  failedTitle: 'The ad did not load.',
  failedLead: 'It is safe and stands as you left it. Try again in a moment.',
  notFoundTitle: 'This ad is not here.',
  notFoundLead: 'It may have been deleted or moved to another brand, or its address is not quite right.',
  back: 'Back to the overview',

  name: {
    rename: 'Change the name of the ad: {{name}}',
    label: 'Name of the ad',
  },
  save: {
    saved: 'Saved {{time}}',
    savedPlain: 'Saved',
    saving: 'Saving…',
    unsaved: 'Unsaved',
    failed: 'Not saved',
    offline: 'Offline: not saved yet',
    conflict: 'Two versions',
    retry: 'Retry',
  },
  connection: {
    offline: {
      stored: 'You are offline. What you write is kept on this device.',
      unsaved: 'You are offline. Keep this page open: what you write is saved when the line is back.',
    },
    droppedTitle: 'The connection seems to have dropped.',
    dropped: {
      stored: 'Please refresh the page. What you wrote is kept on this device and saved afterwards.',
      unsaved: 'Please copy your last words, as they are not saved yet, and refresh the page.',
    },
    refresh: 'Refresh',
  },
  conflict: {
    title_one: 'A part of this ad was changed somewhere else too',
    title_other: '{{count}} parts of this ad were changed somewhere else too',
    lead: 'Nothing is overwritten until you choose. The words that differ are underlined.',
    yours: 'Yours',
    theirs: 'Theirs',
    you: 'You, in another tab or on another device',
    takeYours: 'Keep mine',
    takeTheirs: 'Take theirs',
    both: 'Both versions: {{part}}',
    empty: 'Empty',
    other: 'Another part of the ad',
  },
  refused: {
    title_one: 'Something you wrote could not be saved',
    title_other: '{{count}} things you wrote could not be saved',
    lead: 'Your words are kept on this device until you remove them.',
    item: 'Not saved: {{part}}',
    reasons: {
      rights: 'You may not write in this ad. The owner of the brand can make you a collaborator.',
      gone: 'This ad has been deleted.',
      locked: 'The texts of this ad are fixed: it was handed in or put away meanwhile.',
      plan: 'The plan of this brand has ended. Once its owner has one again, you can write.',
      secondAd: 'A campaign holds one ad. Duplicate the campaign for another one.',
      invalid: 'It cannot be used as it stands. Please change it.',
    },
    copy: 'Copy',
    copied: 'Copied',
    remove: 'Remove',
    retry: 'Try again',
  },
  undo: 'Undo',
  redo: 'Redo',
  undoHint: 'Undo (Ctrl+Z or ⌘Z)',
  redoHint: 'Redo (Ctrl+Shift+Z or ⌘⇧Z)',
  duplicate: 'Duplicate',

  panes: {
    label: 'Part of the editor',
    balloon: 'Write',
    preview: 'Preview',
  },
  previews: {
    title: 'As people will see it',
    tabs: 'Where it is shown',
    devices: 'Device',
    mobile: 'Phone',
    desktop: 'Computer',
    safeZones: 'Mark what the app covers',
  },

  byRules: {
    label: 'What drafted by rules means',
    text: 'Ready-made sentences were filled in from your brief, without an AI engine. Take them as a first draft, and change whatever you would say better yourself.',
  },

  ready: {
    count_one: '{{ready}} of {{count}} field ready',
    count_other: '{{ready}} of {{count}} fields ready',
    blocks_one: '{{count}} blocks launch',
    blocks_other: '{{count}} block launch',
    warnings_one: '{{count}} to look at',
    warnings_other: '{{count}} to look at',
    gaps: 'Fields that want a look',
    gapBlocks: '{{field}}, blocks launch',
    gapWarns: '{{field}}, to look at',
    launchable: 'Nothing stands in the way of a launch.',
    inTheWay: 'In the way of a launch: {{things}}.',
    obstacles: {
      requiredValue_one: '{{count}} empty field',
      requiredValue_other: '{{count}} empty fields',
      textTooLong_one: '{{count}} text that is too long',
      textTooLong_other: '{{count}} texts that are too long',
      repeatedText_one: '{{count}} text that is there twice',
      repeatedText_other: '{{count}} texts that are there twice',
      platformRule_one: '{{count}} thing the platform refuses',
      platformRule_other: '{{count}} things the platform refuses',
      adCreativeId: 'no picture',
      channel: 'no Facebook page',
      keywords: 'the number of keywords',
      locations: 'the places',
      interests: 'the interests',
      minAge: 'the ages',
      adAccount: 'an ad account your plan does not offer',
      plannedBudget: 'the budget',
      maxCpc: 'the most for one click',
      durationDays: 'the length of the run',
      url: 'the page it leads to',
      goalUrl: 'the address of the goal',
      conversionValue: 'the worth of a result',
    },
  },
  needs: {
    label: 'Beside the texts',
    adCreativeId: 'Picture',
    channel: 'Facebook page',
    ready: {
      adCreativeId: 'In its place.',
      channel: 'It speaks as your page, or as ours until one is connected.',
    },
    missing: {
      adCreativeId: 'This ad has no picture, and its platform shows none without one.',
      channel: 'No page is connected to this brand. On your own ad account a Facebook ad speaks as yours.',
    },
  },
  foreignFacts: {
    title: 'These stay in the language of your brief:',
    fact: '“{{fact}}”',
  },
  readOnly: {
    stop: 'Stop the ad',
    status: {
      pending: {
        title: 'This ad waits for its payment, so its texts are fixed.',
        unlock: 'Its owner can take it back with Edit: nothing is paid then.',
      },
      pending_approval: {
        title: 'This ad is being looked over, so its texts are fixed.',
        unlock: 'Stop it first; then Edit makes it a draft again.',
      },
      learning: {
        title: 'This ad is live and still learning, so its texts are fixed.',
        unlock: 'Stop it first; then Edit makes it a draft again.',
      },
      running: {
        title: 'This ad is live, so its texts are fixed.',
        unlock: 'Stop it first; then Edit makes it a draft again.',
      },
      endingSoon: {
        title: 'This ad is still live, so its texts are fixed.',
        unlock: 'Stop it first; then Edit makes it a draft again.',
      },
      stopped: {
        title: 'This ad was stopped as it stands here.',
        unlock: 'Edit makes it a draft again; the next launch is a new run.',
      },
      rejected: {
        title: 'This ad was rejected as it stands here.',
        unlock: '“Where it stands” says why. Edit makes it a draft again; the next launch is a new run.',
      },
      pending_refund: {
        title: 'This ad was stopped, and what is left of its budget is on its way back.',
        unlock: 'Duplicate it to write a new version.',
      },
      payment_failed: {
        title: 'The payment of this ad did not go through, so its texts are fixed.',
        unlock: 'Its launch page takes another payment, stops the ad, or gives it back to edit.',
      },
      finished: {
        title: 'This ad has run to its end.',
        unlock: 'Duplicate it to write a new version.',
      },
      deprecated: {
        title: 'This ad is of a kind that is no longer made.',
        unlock: 'Duplicate it to write a new version.',
      },
    },
    archived: {
      title: 'This ad is in the archive.',
      unlock: 'Take it out of the archive to write in it.',
    },
    rights: {
      title: 'You may look at this ad, but not write in it.',
      unlock: 'The owner of the brand can make you a collaborator.',
    },
    plan: {
      title: 'The plan of this brand has ended, so nothing can be written.',
      unlock: 'Once its owner has a plan again, everything is as it was.',
    },
    history: {
      title: 'You are looking at an earlier version.',
      unlock:
        'It is not edited or published from here. Restore it in the list of versions to write on from it.',
    },
    preview: {
      title: 'You are looking at a preview.',
      unlock: 'Open the ad in the editor to write in it.',
    },
    edit: 'Edit',
    restore: 'Take it back',
    delete: 'Delete it',
    toDraft: 'Back to the draft',
  },

  deletion: {
    done: '“{{name}}” is deleted.',
    failed:
      "This ad wasn't deleted. If it's running, stop it first. If it has run before, archive it instead.",
  },
} as const
