/** Modals that don't belong to one area. */
export const modals = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  notSaved: "That wasn't saved. Please try again in a moment.",
  loading: 'One moment',

  notLoaded: {
    title: 'This did not open.',
    text: 'A part of the page could not be fetched. Nothing is lost. Check your connection, then try again.',
  },

  confirmDelete: {
    submit: 'Delete',
    kinds: {
      creative: {
        title: 'Delete this creative?',
        lead: '“{{name}}” goes, with its layers and its pictures as they were rendered. Ads that use it keep what they show.',
      },
      file: {
        title: 'Delete this file?',
        lead: '“{{name}}” leaves the files of your brand. Ads and creatives that use it keep it.',
      },
      storeListing: {
        title: 'Delete this template?',
        lead: '“{{name}}” leaves the store. Ads that were made from it stay as they are.',
      },
      teamMember: {
        title: 'Remove {{name}} from the team?',
        lead: 'The brands of the team are closed to {{name}} at once. What was made there stays.',
      },
    },
  },

  seriousDelete: {
    label: 'Type {{word}} to confirm',
    actions: {
      deleteAccount: {
        title: 'Delete your account?',
        lead: 'Running ads stop and nobody can log in any more, at once. Your brands, ads, pictures and figures are erased within 24 hours. This cannot be undone.',
        submit: 'Delete my account',
      },
      deleteAd: {
        title: 'Delete “{{name}}”?',
        lead: 'Its texts and all of its versions go with it. This cannot be undone. An ad in the archive takes no room either, and keeps them.',
        submit: 'Delete this ad',
      },
      deleteUser: {
        title: 'Delete the account of {{name}}?',
        lead: 'Running ads stop and the account is locked at once. Everything in it is erased within 24 hours. This cannot be undone.',
        submit: 'Delete this account',
      },
      transferBrand: {
        title: 'Give “{{name}}” away?',
        lead: 'The brand moves to its new owner with all its ads, pictures and figures. You cannot take it back yourself.',
        submit: 'Transfer this brand',
      },
    },
  },

  unsaved: {
    title: 'You have changes that are not saved.',
    lead: 'They are lost if you leave now.',
    stay: 'Stay here',
    discard: 'Discard them',
    save: 'Save and go on',
  },

  understood: 'Understood',

  titleEdit: {
    ad: { title: 'Rename this ad', label: 'Name of the ad' },
    brand: { title: 'Rename this brand', label: 'Name of the brand' },
    submit: 'Rename',
    failures: {
      titleTooShort: 'At least {{min}} characters, please.',
      existingTitle: 'You already have a brand with this name. Please choose another.',
    },
  },

  editLabel: {
    title: 'Edit the label',
    label: 'Label',
    count: '{{length}} / {{max}}',
  },

  tooLong: 'At most {{max}} characters, please.',

  notifications: {
    title: 'Notifications',
    loading: 'Fetching notifications',
    failed: 'The notifications did not load.',
    empty: 'Nothing new',
    emptyLead: 'When an ad is drafted, or needs you, it says so here.',
    unread: 'New:',
    more: 'Show older ones',
    olderFailed: 'The older ones did not load. Please try again.',
  },

  contactSales: {
    title: 'Talk to us about a plan',
    lead: 'Tell us how many brands and people there are, and what you miss. We answer by email.',
    message: 'Your message',
    phone: 'Phone, if you would rather be called',
    submit: 'Send',
    pending: 'Sending',
    sent: 'Your message is with us.',
    sentLead: 'We answer to the email of your account, or call if you gave a number.',
    failures: {
      generic: "That wasn't sent. What you wrote is still here. Please try again in a moment.",
      tooMany:
        "You've already written several times. What you wrote is still here. Please try again in an hour.",
    },
  },

  createProject: {
    title: 'Add a brand',
    lead: 'A brand holds one website, its logo and all its ads.',
    name: 'Name',
    website: 'Website',
    submit: 'Add this brand',
    pending: 'Adding it',
    urlInvalid: 'That is not a web address yet. It looks like yourshop.com.',
    openIt: 'Open it',
    talk: 'Talk to us',
    done: '“{{title}}” is added.',
    failures: {
      overIdeaLimit: 'Your plan has no room for another brand. Choose a larger plan to add one.',
      existingIdea: 'You have a brand for this website already: “{{title}}”.',
      existingTitle: 'You already have a brand with this name. Please choose another.',
      teamInactive:
        "Your team has no plan right now, so it can't add brands. Ask its owner to choose a plan.",
      generic: "The brand wasn't added. Please try again in a moment.",
    },
  },

  projectSettings: {
    title: 'Brand settings',
    loading: 'Fetching the brand',
    failed: 'The brand did not load.',
    name: 'Name',
    nameOfOwner: 'Only the owner of the brand can rename it.',
    industry: 'Industry',
    description: 'What the brand does',
    descriptionTooShort: 'At least {{min}} characters, please, or none.',
    logo: 'Logo of {{brand}}',
    noLogo: 'No logo yet',
    addLogo: 'Add a logo',
    changeLogo: 'Change the logo',
    removeLogo: 'Remove it',
    website: 'Website',
    subdomain: 'Subdomain',
    none: 'None yet',
    readOnly: 'You can look at this brand. Its owner and its team can change it.',
    done: 'The brand is saved.',
    failures: {
      existingTitle: 'You already have a brand with this name. Please choose another.',
      existingIdea: 'You already have a brand for this website. Please enter another address.',
      forbidden: "You can't change this brand anymore. Please reload the page.",
      generic: "That wasn't saved. What you wrote is still here. Please try again in a moment.",
    },
  },

  brandFiles: {
    title: 'Pictures and videos',
    none: 'None yet, beside those of the website.',
    add: 'Add a file',
    image: 'Picture {{number}}',
    video: 'Video {{number}}',
    delete: 'Delete {{name}}',
    deleted: '{{name}} is deleted.',
    notDeleted: '{{name}} was not deleted. Please try again in a moment.',
  },

  upload: {
    title: 'Add a file',
    drop: 'Drop a file here, or',
    choose: 'choose one',
    accepts: {
      image: 'Pictures of at least {{width}} by {{height}} pixels, up to {{megabytes}} MB.',
      video: 'Videos up to {{megabytes}} MB.',
      both: 'Pictures of at least {{width}} by {{height}} pixels, and videos; up to {{megabytes}} MB.',
    },
    uploading: 'Sending {{name}}',
    progress: '{{percent}}% of {{name}} sent',
    stop: 'Stop',
    failures: {
      notAccepted: '{{name}} is neither a picture nor a video that can be used here.',
      fileTooLarge: '{{name}} is larger than {{megabytes}} MB. Please use a smaller version.',
      imageTooSmall:
        '{{name}} is smaller than {{width}} by {{height}} pixels. It would look blurred in an ad.',
      unreadable: '{{name}} could not be opened. It may be damaged.',
      generic: '{{name}} was not sent. Please check your connection and try again.',
    },
  },

  youtube: {
    title: 'Video',
    frame: 'Video player',
  },
} as const
