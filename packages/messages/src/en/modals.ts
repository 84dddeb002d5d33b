/** The modals that belong to no single part of the product. */
export const modals = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  notSaved: 'That was not saved. Please try again in a moment.',
  loading: 'One moment',

  notLoaded: {
    title: 'This did not open.',
    text: 'A part of the page could not be fetched. Nothing is lost. Check your connection, then try again.',
    again: 'Try again',
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
    deeds: {
      deleteAccount: {
        title: 'Delete your account?',
        lead: 'Running ads stop and nobody can log in any more, at once. Your brands, ads, pictures and figures are erased within 24 hours. This cannot be undone.',
        submit: 'Delete my account',
      },
      deleteAd: {
        title: 'Delete “{{name}}”?',
        lead: 'Its texts, its history and its figures go with it. This cannot be undone. Archiving it makes the same room and keeps everything.',
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
      existingTitle: 'You have a brand with this name already.',
    },
  },

  editLabel: {
    title: 'Edit the label',
    label: 'Label',
    tooLong: 'At most {{max}} characters, please.',
    count: '{{length}} / {{max}}',
  },

  youtube: {
    title: 'Video',
    frame: 'Video player',
  },
} as const
