/** Modals that don't belong to one area. */
export const modals = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  notSaved: 'That wasn’t saved. Please try again in a moment.',
  loading: 'One moment',

  notLoaded: {
    title: 'This didn’t open.',
    text: 'We couldn’t load part of the page. Nothing is lost. Check your connection, then try again.',
  },

  confirmDelete: {
    submit: 'Delete',
    kinds: {
      creative: {
        title: 'Delete this creative?',
        lead: 'This deletes “{{name}}” and all its images. Ads that use it don’t change.',
      },
      file: {
        title: 'Delete this file?',
        lead: 'This removes “{{name}}” from your brand’s files. Ads and creatives that use it keep it.',
      },
      storeListing: {
        title: 'Delete this template?',
        lead: 'This removes “{{name}}” from the store. Ads made from it don’t change.',
      },
      teamMember: {
        title: 'Remove {{name}} from the team?',
        lead: '{{name}} loses access to the team’s brands right away. Their work stays.',
      },
    },
  },

  seriousDelete: {
    label: 'Type {{word}} to confirm',
    actions: {
      deleteAccount: {
        title: 'Delete your account?',
        lead: 'Your live ads stop and you’re logged out right away. We delete your brands, ads, pictures and results within 24 hours. This is permanent and can’t be undone.',
        submit: 'Delete my account',
      },
      deleteAd: {
        title: 'Delete “{{name}}”?',
        lead: 'This deletes its text and every version, and can’t be undone. Archive the ad instead to keep them.',
        submit: 'Delete ad',
      },
      deleteUser: {
        title: 'Delete {{name}}’s account?',
        lead: 'Live ads stop and the account is locked right away. We delete everything in it within 24 hours. This can’t be undone.',
        submit: 'Delete account',
      },
      transferBrand: {
        title: 'Transfer “{{name}}”?',
        lead: 'The brand moves to its new owner with all its ads, pictures and results. You can’t undo this yourself.',
        submit: 'Transfer brand',
      },
    },
  },

  unsaved: {
    title: 'You have unsaved changes.',
    lead: 'If you leave now, you’ll lose them.',
    stay: 'Stay here',
    discard: 'Discard changes',
    save: 'Save and continue',
  },

  understood: 'Got it',

  titleEdit: {
    ad: { title: 'Rename this ad', label: 'Ad name' },
    brand: { title: 'Rename this brand', label: 'Brand name' },
    submit: 'Rename',
    failures: {
      titleTooShort: 'Please use at least {{min}} characters.',
      existingTitle: 'You already have a brand with this name. Please choose another.',
    },
  },

  editLabel: {
    title: 'Edit label',
    label: 'Label',
    count: '{{length}} / {{max}}',
  },

  tooLong: 'Please use at most {{max}} characters.',

  notifications: {
    title: 'Notifications',
    loading: 'Loading notifications',
    failed: 'We couldn’t load your notifications.',
    empty: 'You’re all caught up',
    emptyLead: 'We’ll let you know here when an ad is ready or needs you.',
    today: 'Today',
    yesterday: 'Yesterday',
    unread: 'New:',
    more: 'Show older',
    olderFailed: 'We couldn’t load older notifications. Please try again.',
  },

  contactSales: {
    title: 'Talk to us about a plan',
    lead: 'Tell us about your team and what you need. We’ll reply by email.',
    message: 'Your message',
    phone: 'Phone (if you prefer a call)',
    submit: 'Send',
    pending: 'Sending',
    sent: 'We’ve got your message.',
    sentLead: 'We’ll reply to your account’s email address, or call if you gave us a number.',
    failures: {
      generic: 'That wasn’t sent. What you wrote is still here. Please try again in a moment.',
      tooMany:
        'You’ve already written several times. What you wrote is still here. Please try again in an hour.',
    },
  },

  createProject: {
    title: 'Add a brand',
    lead: 'A brand holds one website, its logo and all its ads.',
    name: 'Name',
    website: 'Website',
    submit: 'Add brand',
    pending: 'Adding',
    urlInvalid: 'Enter a web address, such as yourshop.com.',
    openIt: 'Open brand',
    talk: 'Contact sales',
    done: 'Added “{{title}}”.',
    failures: {
      overIdeaLimit: 'You’ve reached your plan’s brand limit. Choose a larger plan to add one.',
      existingIdea: 'You already have a brand for this website, “{{title}}”.',
      existingTitle: 'You already have a brand with this name. Please choose another.',
      teamInactive:
        'Your team has no plan right now, so it can’t add brands. Ask its owner to choose a plan.',
      generic: 'The brand wasn’t added. Please try again in a moment.',
    },
  },

  projectSettings: {
    title: 'Brand settings',
    loading: 'Loading the brand',
    failed: 'We couldn’t load the brand.',
    name: 'Name',
    nameOfOwner: 'Only the brand’s owner can rename it.',
    industry: 'Industry',
    description: 'What the brand does',
    descriptionTooShort: 'Please use at least {{min}} characters, or leave it blank.',
    logo: 'Logo of {{brand}}',
    noLogo: 'No logo yet',
    addLogo: 'Add logo',
    changeLogo: 'Change logo',
    brief: 'Brand brief',
    removeLogo: 'Remove logo',
    website: 'Website',
    subdomain: 'Subdomain',
    none: 'None yet',
    readOnly: 'You can view this brand. Its owner and team members can edit it.',
    done: 'Brand saved.',
    failures: {
      existingTitle: 'You already have a brand with this name. Please choose another.',
      existingIdea: 'You already have a brand for this website. Please enter another address.',
      forbidden: 'You can’t change this brand anymore. Please reload the page.',
      generic: 'That wasn’t saved. What you wrote is still here. Please try again in a moment.',
    },
  },

  brandFiles: {
    title: 'Pictures and videos',
    none: 'None yet, apart from the ones on your website.',
    add: 'Add file',
    image: 'Picture {{number}}',
    video: 'Video {{number}}',
    delete: 'Delete {{name}}',
    deleted: 'Deleted {{name}}.',
    notDeleted: 'We couldn’t delete {{name}}. Please try again in a moment.',
  },

  upload: {
    title: 'Add a file',
    drop: 'Drop a file here, or',
    choose: 'choose a file',
    accepts: {
      image: 'Pictures of at least {{width}} by {{height}} pixels, up to {{megabytes}} MB.',
      video: 'Videos up to {{megabytes}} MB.',
      both: 'Videos, or pictures of at least {{width}} by {{height}} pixels, up to {{megabytes}} MB.',
    },
    uploading: 'Uploading {{name}}',
    progress: '{{percent}}% of {{name}} uploaded',
    stop: 'Stop',
    failures: {
      notAccepted: '{{name}} isn’t a picture or video we can use here.',
      fileTooLarge: '{{name}} is larger than {{megabytes}} MB. Please use a smaller version.',
      imageTooSmall:
        '{{name}} is smaller than {{width}} by {{height}} pixels. It would look blurry in an ad.',
      unreadable: 'We couldn’t open {{name}}. It may be damaged.',
      generic: 'We couldn’t upload {{name}}. Please check your connection and try again.',
    },
  },

  youtube: {
    title: 'Video',
    frame: 'Video player',
  },
} as const
