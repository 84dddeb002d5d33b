/** The editor of an ad: its frame, the state of its edits, and what blocks editing. */
export const editor = {
  loading: 'Loading your ad',
  failedTitle: 'We couldn’t load the ad.',
  failedLead: 'It’s safe, just as you left it. Please try again in a moment.',
  notFoundTitle: 'We can’t find this ad.',
  notFoundLead: 'It may have been deleted or moved to another brand. Or the link is wrong.',
  back: 'Back to overview',

  name: {
    rename: 'Rename the ad {{name}}',
    label: 'Ad name',
  },
  save: {
    saved: 'Saved {{time}}',
    savedPlain: 'Saved',
    saving: 'Saving…',
    unsaved: 'Unsaved',
    failed: 'Not saved',
    offline: 'Offline, not saved yet',
    conflict: 'Two versions',
    retry: 'Try again',
  },
  connection: {
    offline: {
      stored: 'You’re offline. We keep what you write on this device.',
      unsaved: 'You’re offline. Keep this page open and we’ll save your work when you’re back online.',
    },
    droppedTitle: 'You seem to have lost your connection.',
    dropped: {
      stored: 'Please reload the page. Your work is kept on this device, and we’ll save it then.',
      unsaved: 'Your latest changes aren’t saved yet. Please copy them, then reload the page.',
    },
    refresh: 'Reload',
  },
  conflict: {
    title_one: 'One part of this ad was also changed somewhere else',
    title_other: '{{count}} parts of this ad were also changed somewhere else',
    lead: 'We won’t overwrite anything until you choose. The words that differ are underlined.',
    yours: 'Yours',
    theirs: 'Theirs',
    you: 'You, in another tab or on another device',
    takeYours: 'Keep mine',
    takeTheirs: 'Use theirs',
    both: 'Both versions of {{part}}',
    empty: 'Empty',
    other: 'Another part of the ad',
  },
  refused: {
    title_one: 'One of your changes couldn’t be saved',
    title_other: '{{count}} of your changes couldn’t be saved',
    lead: 'We keep your words on this device until you remove them.',
    item: 'Not saved: {{part}}',
    reasons: {
      rights: 'You can’t edit this ad. Ask the brand’s owner to make you a collaborator.',
      gone: 'This ad has been deleted.',
      locked: 'You can’t edit this ad anymore. It was launched or archived in the meantime.',
      plan: 'This brand’s plan has ended. You can edit again once the owner has a new plan.',
      missingPicture: 'Your library doesn’t have this picture any more.',
      secondAd: 'A campaign has one ad. Duplicate the campaign to add another.',
      invalid: 'This can’t be used as it is. Please change it.',
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
  moreActions: 'More actions',

  panes: {
    label: 'Editor view',
    balloon: 'Write',
    preview: 'Preview',
  },

  /** Tabs that lead to the sections of an ad. */
  sections: {
    label: 'Sections of the ad',
    ready: 'ready',
  },
  byRules: {
    label: 'What “template draft” means',
    text: 'We filled ready-made sentences with facts from your brief, without AI. Treat them as a first draft and change anything you like.',
  },

  /** From one field to the next, until nothing is in the way of a launch. */
  fix: {
    hint: 'Press Enter in each field to go to the next one',
    step: 'Fix {{field}}, then press Enter. {{count}} left.',
    notYet: '{{field}} isn’t fixed yet.',
    enter: 'Enter for the next one',
    last: 'All fixed. Press Enter.',
    done: 'Nothing left to fix before launch.',
  },
  /** What to check in an ad, below its preview on a phone. */
  remarks: {
    label: 'What to check',
    place: '{{place}} of {{count}}',
    next: 'Next',
    edit: 'Edit',
    others: 'More to check',
    showAll: 'Show all',
    showOne: 'Show one',
  },
  ready: {
    count_one: '{{ready}} of {{count}} field ready',
    count_other: '{{ready}} of {{count}} fields ready',
    blocks_one: '{{count}} to fix before launch',
    blocks_other: '{{count}} to fix before launch',
    warnings_one: '{{count}} suggestion',
    warnings_other: '{{count}} suggestions',
    gaps: 'Fields to check',
    gapBlocks: '{{field}}, fix before launch',
    gapWarns: '{{field}}, suggestion',
    launchable: 'Ready to launch.',
    inTheWay: 'Before you launch: {{things}}.',
    obstacles: {
      requiredValue_one: '{{count}} empty field',
      requiredValue_other: '{{count}} empty fields',
      textTooLong_one: '{{count}} text that’s too long',
      textTooLong_other: '{{count}} texts that are too long',
      repeatedText_one: '{{count}} repeated text',
      repeatedText_other: '{{count}} repeated texts',
      platformRule_one: '{{count}} platform issue',
      platformRule_other: '{{count}} platform issues',
      adCreativeId: 'picture',
      channel: 'Facebook page',
      keywords: 'keywords',
      locations: 'places',
      interests: 'interests',
      minAge: 'age range',
      payer: 'payer',
      beneficiary: 'advertiser',
      adAccount: 'ad account',
      plannedBudget: 'budget',
      maxCpc: 'maximum cost per click',
      durationDays: 'how long it runs',
      url: 'landing page',
      goalUrl: 'goal page',
      conversionValue: 'value of a result',
    },
  },
  needs: {
    label: 'Also in this ad',
    adCreativeId: 'Picture',
    channel: 'Facebook page',
    ready: {
      adCreativeId: 'Added',
      channel: 'Runs from your Facebook page, or ours until you connect one.',
    },
    missing: {
      adCreativeId: 'This ad needs a picture before you can launch it.',
      channel: 'Connect a Facebook page to this brand. On your own ad account, ads run from your page.',
    },
  },
  foreignFacts: {
    title: 'We kept these in the language of your brief:',
    fact: '“{{fact}}”',
  },
  readOnly: {
    stop: 'Stop ad',
    newVersion: 'New version',
    status: {
      pending: {
        title: 'This ad is waiting for its payment, so you can’t edit it.',
        unlock: 'The owner can press Edit to cancel the launch. You won’t be charged.',
      },
      pending_approval: {
        title: 'This ad is in review, so you can’t edit it.',
        unlock: 'Make a new version to change it. This one stays as it is until you decide.',
      },
      learning: {
        title: 'This ad is live and still learning, so you can’t edit it.',
        unlock: 'Make a new version to change it. This one stays as it is until you decide.',
      },
      running: {
        title: 'This ad is live, so you can’t edit it.',
        unlock: 'Make a new version to change it. This one stays as it is until you decide.',
      },
      endingSoon: {
        title: 'This ad is still live, so you can’t edit it.',
        unlock: 'Make a new version to change it. This one stays as it is until you decide.',
      },
      stopped: {
        title: 'This ad is stopped.',
        unlock: 'Press Edit to turn it back into a draft. Then you can launch it again.',
      },
      rejected: {
        title: 'This ad was rejected.',
        unlock: 'Open “Status” to see why. Press Edit to turn it back into a draft.',
      },
      pending_refund: {
        title: 'This ad is stopped. The budget it didn’t spend is on its way back.',
        unlock: 'Duplicate it to make a new version.',
      },
      payment_failed: {
        title: 'The payment for this ad didn’t go through, so you can’t edit it.',
        unlock: 'Open its launch page to pay another way, stop the ad or edit it.',
      },
      finished: {
        title: 'This ad has ended.',
        unlock: 'Duplicate it to make a new version.',
      },
      deprecated: {
        title: 'We no longer offer this type of ad.',
        unlock: 'Duplicate it to make a new version.',
      },
    },
    archived: {
      title: 'This ad is archived.',
      unlock: 'Restore it to edit it.',
    },
    rights: {
      title: 'You can view this ad but not edit it.',
      unlock: 'Ask the brand’s owner to make you a collaborator.',
    },
    plan: {
      title: 'This brand’s plan has ended, so you can’t edit its ads.',
      unlock: 'You can edit again once the owner has a new plan.',
    },
    history: {
      title: 'You’re viewing an earlier version.',
      unlock: 'You can’t edit or publish it here. To work from it, restore it in the list of versions.',
    },
    preview: {
      title: 'You’re viewing a preview.',
      unlock: 'Open the ad in the editor to change it.',
    },
    edit: 'Edit',
    restore: 'Restore',
    delete: 'Delete',
    toDraft: 'Back to draft',
  },

  /** The ad that this one is a new version of, and what becomes of it. */
  followed: {
    of: 'This is a new version of',
    choice: 'That ad stays as it is while you edit. When you launch, you choose whether it stops.',
    chosen: 'That ad stays as it is for now. If you chose to stop it, it stops once this one is live.',
    both: 'Both are live. Each spends its own budget.',
    replaced: 'That ad stopped when this one went live.',
    over: 'That ad isn’t running anymore.',
  },
  deletion: {
    done: '“{{name}}” is deleted.',
    failed: 'We couldn’t delete this ad. If it’s live, stop it first. If it ran before, archive it instead.',
  },
} as const
