// Written by `npm run docs` from component-schemas.entity.ts.

export const valueRows = {
  "metrics": {
    "shape": {},
    "default": null,
    "writer": "product",
    "isInstant": true,
    "staysWithAd": true
  },
  "path": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "staysWithAd": true
  },
  "isActive": {
    "shape": {
      "type": "boolean"
    },
    "default": null,
    "writer": "owner",
    "isInstant": true,
    "staysWithAd": true
  },
  "campaignGoal": {
    "shape": {
      "type": "string",
      "enum": [
        "leads",
        "awareness",
        "sales"
      ]
    },
    "default": "awareness"
  },
  "plannedBudget": {
    "shape": {
      "type": [
        "number",
        "string"
      ]
    },
    "default": null,
    "isInstant": true
  },
  "fundingRecurrence": {
    "shape": {
      "type": "string",
      "enum": [
        "oneOff",
        "monthly"
      ]
    },
    "default": "oneOff"
  },
  "durationDays": {
    "shape": {
      "type": [
        "number",
        "string"
      ]
    },
    "default": 30
  },
  "languages": {
    "shape": {
      "type": "array",
      "items": {
        "type": "string",
        "enum": [
          "en",
          "fr",
          "de"
        ]
      }
    },
    "default": []
  },
  "locations": {
    "shape": {
      "type": "array",
      "items": {
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "object",
            "properties": {
              "type": {
                "type": "string",
                "enum": [
                  "city",
                  "region",
                  "zip"
                ]
              },
              "name": {
                "type": "string"
              },
              "region": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "country_name": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "primary_city": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "country_code": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "population": {
                "type": [
                  "number",
                  "null"
                ]
              },
              "circle": {
                "anyOf": [
                  {
                    "type": "object",
                    "properties": {
                      "latitude": {
                        "type": "number"
                      },
                      "longitude": {
                        "type": "number"
                      },
                      "radiusKm": {
                        "type": "number"
                      },
                      "isTownCenter": {
                        "type": "boolean"
                      }
                    },
                    "required": [
                      "latitude",
                      "longitude",
                      "radiusKm"
                    ]
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            },
            "required": [
              "type",
              "name",
              "region",
              "country_name",
              "primary_city"
            ]
          }
        ]
      }
    },
    "default": []
  },
  "punchline": {
    "shape": {
      "type": "string"
    },
    "default": ""
  },
  "writer": {
    "shape": {
      "type": "string",
      "enum": [
        "rules",
        "ai"
      ]
    },
    "default": null,
    "writer": "product"
  },
  "foreignFacts": {
    "shape": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "default": [],
    "writer": "product"
  },
  "url": {
    "shape": {
      "type": "string"
    },
    "default": ""
  },
  "body_isShowDescription": {
    "shape": {
      "type": "boolean"
    },
    "default": null
  },
  "goalUrlType": {
    "shape": {
      "type": "string",
      "enum": [
        "fullUrl",
        "partial"
      ]
    },
    "default": "fullUrl"
  },
  "goalUrl": {
    "shape": {
      "type": "string"
    },
    "default": ""
  },
  "conversionValue": {
    "shape": {
      "type": [
        "number",
        "string"
      ]
    },
    "default": null
  },
  "isValidated": {
    "shape": {
      "type": "boolean"
    },
    "default": null,
    "writer": "product"
  },
  "headline1": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline1",
      "part": "headline"
    },
    "maxLength": 30
  },
  "headline2": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline2",
      "part": "headline"
    },
    "maxLength": 30
  },
  "headlined": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline3",
      "part": "headline"
    },
    "maxLength": 30
  },
  "description1": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "description1",
      "part": "description"
    },
    "maxLength": 90
  },
  "description2": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "description2",
      "part": "description"
    },
    "maxLength": 90
  },
  "headline4": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline4",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline5": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline5",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline6": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline6",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline7": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline7",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline8": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline8",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline9": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline9",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline10": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline10",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline11": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline11",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline12": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline12",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline13": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline13",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline14": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline14",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "headline15": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline15",
      "part": "headline",
      "isExtra": true
    },
    "maxLength": 30
  },
  "description3": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "description3",
      "part": "description",
      "isExtra": true
    },
    "maxLength": 90
  },
  "description4": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "description4",
      "part": "description",
      "isExtra": true
    },
    "maxLength": 90
  },
  "keywords": {
    "shape": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "default": []
  },
  "negativeKeywords": {
    "shape": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "default": []
  },
  "maxCpc": {
    "shape": {
      "type": [
        "number",
        "string"
      ]
    },
    "default": null,
    "isInstant": true
  },
  "fbTitle": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "headline",
      "part": "headline",
      "adviceLength": 40
    },
    "maxLength": 255
  },
  "fbMessage": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "message",
      "part": "message",
      "adviceLength": 125
    },
    "maxLength": 2200
  },
  "fbDescription": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "description",
      "part": "description",
      "adviceLength": 30
    },
    "maxLength": 255
  },
  "fbButtonLabel": {
    "shape": {
      "type": "string",
      "enum": [
        "LEARN_MORE",
        "SHOP_NOW",
        "SIGN_UP",
        "BOOK_NOW",
        "CONTACT_US",
        "GET_QUOTE",
        "GET_OFFER",
        "APPLY_NOW",
        "DOWNLOAD",
        "SUBSCRIBE",
        "ORDER_NOW",
        "GET_DIRECTIONS",
        "CALL_NOW",
        "MESSAGE_PAGE",
        "WATCH_MORE",
        "DONATE_NOW",
        "NO_BUTTON"
      ]
    },
    "default": null
  },
  "adCreativeId": {
    "shape": {
      "type": "string",
      "pattern": "^[\\dA-Fa-f]{8}-[\\dA-Fa-f]{4}-[1-8][\\dA-Fa-f]{3}-[89ABab][\\dA-Fa-f]{3}-[\\dA-Fa-f]{12}$"
    },
    "default": null
  },
  "minAge": {
    "shape": {
      "type": "number"
    },
    "default": null
  },
  "maxAge": {
    "shape": {
      "type": "number"
    },
    "default": null
  },
  "gender": {
    "shape": {
      "type": "string",
      "enum": [
        "all",
        "female",
        "male"
      ]
    },
    "default": "all"
  },
  "interests": {
    "shape": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "default": []
  },
  "specialAdCategories": {
    "shape": {
      "type": "array",
      "items": {
        "type": "string",
        "enum": [
          "housing",
          "employment",
          "credit",
          "politics",
          "gambling"
        ]
      }
    },
    "default": []
  },
  "payer": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "maxLength": 200
  },
  "beneficiary": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "maxLength": 200
  },
  "igMessage": {
    "shape": {
      "type": "string"
    },
    "default": "",
    "copy": {
      "label": "message",
      "part": "message",
      "adviceLength": 125
    },
    "maxLength": 2200
  }
} as const

export const groupKeys = {
  "google": [
    "headline1",
    "headline2",
    "headlined",
    "description1",
    "description2",
    "headline4",
    "headline5",
    "headline6",
    "headline7",
    "headline8",
    "headline9",
    "headline10",
    "headline11",
    "headline12",
    "headline13",
    "headline14",
    "headline15",
    "description3",
    "description4",
    "keywords",
    "negativeKeywords",
    "maxCpc"
  ],
  "facebook": [
    "fbTitle",
    "fbMessage",
    "fbDescription"
  ],
  "meta": [
    "fbButtonLabel",
    "adCreativeId",
    "minAge",
    "maxAge",
    "gender",
    "interests",
    "specialAdCategories",
    "payer",
    "beneficiary"
  ],
  "instagram": [
    "igMessage"
  ]
} as const

export const typeKeys = {
  "googleAdCampaign": [
    "metrics",
    "path",
    "isActive",
    "campaignGoal",
    "plannedBudget",
    "fundingRecurrence",
    "durationDays",
    "languages",
    "locations",
    "punchline",
    "writer",
    "foreignFacts"
  ],
  "facebookAdCampaign": [
    "metrics",
    "path",
    "isActive",
    "campaignGoal",
    "plannedBudget",
    "fundingRecurrence",
    "durationDays",
    "languages",
    "locations",
    "punchline",
    "writer",
    "foreignFacts"
  ],
  "instagramAdCampaign": [
    "metrics",
    "path",
    "isActive",
    "campaignGoal",
    "plannedBudget",
    "fundingRecurrence",
    "durationDays",
    "languages",
    "locations",
    "punchline",
    "writer",
    "foreignFacts"
  ],
  "linkedinAdCampaign": [
    "metrics",
    "path",
    "isActive",
    "campaignGoal",
    "plannedBudget",
    "fundingRecurrence",
    "durationDays",
    "languages",
    "locations",
    "punchline",
    "writer",
    "foreignFacts"
  ],
  "emailCampaign": [
    "metrics",
    "path",
    "isActive",
    "campaignGoal",
    "plannedBudget",
    "fundingRecurrence",
    "durationDays",
    "languages",
    "locations",
    "punchline",
    "writer",
    "foreignFacts"
  ],
  "link": [
    "metrics",
    "path",
    "isActive",
    "campaignGoal",
    "plannedBudget",
    "fundingRecurrence",
    "durationDays",
    "languages",
    "locations",
    "punchline",
    "writer",
    "foreignFacts",
    "url"
  ],
  "landingPage": [
    "metrics",
    "path",
    "url",
    "body_isShowDescription"
  ],
  "survey": [
    "metrics",
    "path",
    "url",
    "body_isShowDescription"
  ],
  "thankYouPage": [
    "metrics",
    "path",
    "url",
    "body_isShowDescription"
  ],
  "pending": [
    "metrics",
    "path",
    "url",
    "body_isShowDescription"
  ],
  "externalPage": [
    "metrics",
    "path",
    "url"
  ],
  "goal": [
    "metrics",
    "goalUrlType",
    "goalUrl",
    "conversionValue",
    "isValidated"
  ],
  "download": [
    "metrics",
    "url"
  ],
  "chat": [
    "metrics",
    "url"
  ],
  "successAction": [
    "metrics",
    "url"
  ]
} as const

export const typeGroups = {
  "googleAdCampaign": [
    "google"
  ],
  "facebookAdCampaign": [
    "facebook",
    "meta"
  ],
  "instagramAdCampaign": [
    "instagram",
    "meta"
  ],
  "linkedinAdCampaign": [],
  "emailCampaign": [],
  "link": [],
  "landingPage": [],
  "survey": [],
  "thankYouPage": [],
  "pending": [],
  "externalPage": [],
  "goal": [],
  "download": [],
  "chat": [],
  "successAction": []
} as const

export const sectionRows = {
  "config/hero/ctaType": {
    "shape": {
      "type": "string",
      "enum": [
        "link",
        "sign-up-with-email",
        "buy-with-PayPal"
      ]
    },
    "default": null
  }
} as const

export const sectionTypeKeys = {
  "Hero": [
    "config/hero/ctaType"
  ],
  "NumberedItems": [],
  "ImageItems": [],
  "BannerImage": [],
  "VideoSection": [],
  "PricingSection": [],
  "Testimonials": [],
  "TeamSection": [],
  "CompetitorsSection": [],
  "PageFooter": [],
  "SurveyHeader": [],
  "MultipleChoiceQuestion": [],
  "SingleChoiceQuestion": [],
  "FreeTextQuestion": [],
  "SurveyFooter": [
    "config/hero/ctaType"
  ],
  "ThankYouPageHeader": [],
  "CallToActionSection": [
    "config/hero/ctaType"
  ]
} as const
