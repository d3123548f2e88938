// Generated from supabase/migrations by `npm run types`. Do not edit: a test compares it.
import type { FoundTours, TourSearch } from "./tour-search.ts";
import type { VisitSums } from "./visit-sums.ts";

type Rows<T extends keyof Database["public"]["Tables"]> = Database["public"]["Tables"][T]["Row"][];

export interface Database {
  public: {
    Tables: {
      about_sections: {
        Row: {
          id: string;
          title: string;
          content: string;
          image_url: string;
          section_order: number;
          created_at: string;
          updated_at: string;
          layout: "picture left" | "picture right" | "wide picture" | "people" | null;
          people: { name: string; role: string; picture: string; words?: string }[];
        };
        Insert: {
          id?: string;
          title: string;
          content: string;
          image_url?: string;
          section_order: number;
          created_at?: string;
          updated_at?: string;
          layout?: "picture left" | "picture right" | "wide picture" | "people" | null;
          people?: { name: string; role: string; picture: string; words?: string }[];
        };
        Update: {
          id?: string;
          title?: string;
          content?: string;
          image_url?: string;
          section_order?: number;
          created_at?: string;
          updated_at?: string;
          layout?: "picture left" | "picture right" | "wide picture" | "people" | null;
          people?: { name: string; role: string; picture: string; words?: string }[];
        };
        Relationships: [];
      };
      backups: {
        Row: {
          id: string;
          kind: "start" | "nightly" | "download" | "command";
          night: string | null;
          tries: number;
          try_at: string;
          finished_at: string | null;
          row_count: number | null;
          kilobytes: number | null;
          failure: string | null;
          created_at: string;
        };
        Insert: {
          id?: string;
          kind: "start" | "nightly" | "download" | "command";
          night?: string | null;
          tries?: number;
          try_at?: string;
          finished_at?: string | null;
          row_count?: number | null;
          kilobytes?: number | null;
          failure?: string | null;
          created_at?: string;
        };
        Update: {
          id?: string;
          kind?: "start" | "nightly" | "download" | "command";
          night?: string | null;
          tries?: number;
          try_at?: string;
          finished_at?: string | null;
          row_count?: number | null;
          kilobytes?: number | null;
          failure?: string | null;
          created_at?: string;
        };
        Relationships: [];
      };
      carousel_images: {
        Row: {
          id: string;
          section: string;
          url: string;
          caption: string;
          order: number;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          section?: string;
          url: string;
          caption?: string;
          order: number;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          section?: string;
          url?: string;
          caption?: string;
          order?: number;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      categories: {
        Row: {
          id: string;
          name: string;
          type: string;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          name: string;
          type?: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          name?: string;
          type?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      company_info: {
        Row: {
          id: string;
          logo_url: string;
          company_name: string;
          tagline: string;
          address: string;
          city: string;
          state: string;
          postal_code: string;
          country: string;
          phone: string;
          email: string;
          website: string;
          whatsapp_number: string | null;
          working_hours: string | null;
          facebook_url: string | null;
          instagram_url: string | null;
          twitter_url: string | null;
          created_at: string;
          updated_at: string;
          tax_note: string | null;
          keep_enquiries: boolean;
          receive_forms: boolean;
          collect_reviews: boolean;
          count_visits: boolean;
          keep_months: number;
          logo_dark_url: string | null;
          favicon_url: string | null;
          accent_colour: string | null;
          registration_number: string | null;
          gst_number: string | null;
          answering: { name: string; languages: string }[];
          office_picture: string | null;
          advance_domestic: string;
          advance_international: string;
          balance_days_domestic: number | null;
          balance_days_international: number | null;
          refunds: { days: number; percent: number }[];
          has_admin_fee: boolean;
          group_size: string;
          tax_note_international: string | null;
          years_of_experience: string | null;
          happy_travellers: string | null;
          satisfaction_rate: string | null;
          support_on_tour: string | null;
          displayed_rating: string | null;
          tour_rating: string | null;
          notice_text: string | null;
          notice_link: string | null;
          notice_from: string | null;
          notice_until: string | null;
          page_texts: { [name: string]: string };
          tamil: string;
          hindi: string;
        };
        Insert: {
          id?: string;
          logo_url: string;
          company_name: string;
          tagline: string;
          address: string;
          city: string;
          state: string;
          postal_code: string;
          country: string;
          phone: string;
          email: string;
          website: string;
          whatsapp_number?: string | null;
          working_hours?: string | null;
          facebook_url?: string | null;
          instagram_url?: string | null;
          twitter_url?: string | null;
          created_at?: string;
          updated_at?: string;
          tax_note?: string | null;
          keep_enquiries?: boolean;
          receive_forms?: boolean;
          collect_reviews?: boolean;
          count_visits?: boolean;
          keep_months?: number;
          logo_dark_url?: string | null;
          favicon_url?: string | null;
          accent_colour?: string | null;
          registration_number?: string | null;
          gst_number?: string | null;
          answering?: { name: string; languages: string }[];
          office_picture?: string | null;
          advance_domestic?: string;
          advance_international?: string;
          balance_days_domestic?: number | null;
          balance_days_international?: number | null;
          refunds?: { days: number; percent: number }[];
          has_admin_fee?: boolean;
          group_size?: string;
          tax_note_international?: string | null;
          years_of_experience?: string | null;
          happy_travellers?: string | null;
          satisfaction_rate?: string | null;
          support_on_tour?: string | null;
          displayed_rating?: string | null;
          tour_rating?: string | null;
          notice_text?: string | null;
          notice_link?: string | null;
          notice_from?: string | null;
          notice_until?: string | null;
          page_texts?: { [name: string]: string };
          tamil?: string;
          hindi?: string;
        };
        Update: {
          id?: string;
          logo_url?: string;
          company_name?: string;
          tagline?: string;
          address?: string;
          city?: string;
          state?: string;
          postal_code?: string;
          country?: string;
          phone?: string;
          email?: string;
          website?: string;
          whatsapp_number?: string | null;
          working_hours?: string | null;
          facebook_url?: string | null;
          instagram_url?: string | null;
          twitter_url?: string | null;
          created_at?: string;
          updated_at?: string;
          tax_note?: string | null;
          keep_enquiries?: boolean;
          receive_forms?: boolean;
          collect_reviews?: boolean;
          count_visits?: boolean;
          keep_months?: number;
          logo_dark_url?: string | null;
          favicon_url?: string | null;
          accent_colour?: string | null;
          registration_number?: string | null;
          gst_number?: string | null;
          answering?: { name: string; languages: string }[];
          office_picture?: string | null;
          advance_domestic?: string;
          advance_international?: string;
          balance_days_domestic?: number | null;
          balance_days_international?: number | null;
          refunds?: { days: number; percent: number }[];
          has_admin_fee?: boolean;
          group_size?: string;
          tax_note_international?: string | null;
          years_of_experience?: string | null;
          happy_travellers?: string | null;
          satisfaction_rate?: string | null;
          support_on_tour?: string | null;
          displayed_rating?: string | null;
          tour_rating?: string | null;
          notice_text?: string | null;
          notice_link?: string | null;
          notice_from?: string | null;
          notice_until?: string | null;
          page_texts?: { [name: string]: string };
          tamil?: string;
          hindi?: string;
        };
        Relationships: [];
      };
      daily_counts: {
        Row: {
          id: string;
          day: string;
          tour_id: string;
          kind: "view" | "whatsapp" | "call" | "share" | "enquiry";
          count: number;
        };
        Insert: {
          id?: string;
          day: string;
          tour_id: string;
          kind: "view" | "whatsapp" | "call" | "share" | "enquiry";
          count: number;
        };
        Update: {
          id?: string;
          day?: string;
          tour_id?: string;
          kind?: "view" | "whatsapp" | "call" | "share" | "enquiry";
          count?: number;
        };
        Relationships: [];
      };
      departures: {
        Row: {
          id: string;
          tour_id: string;
          starts_on: string;
          price: string | null;
          status: "Open" | "Filling fast" | "Guaranteed" | "Sold out" | null;
          seats_left: number | null;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          tour_id: string;
          starts_on: string;
          price?: string | null;
          status?: "Open" | "Filling fast" | "Guaranteed" | "Sold out" | null;
          seats_left?: number | null;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          tour_id?: string;
          starts_on?: string;
          price?: string | null;
          status?: "Open" | "Filling fast" | "Guaranteed" | "Sold out" | null;
          seats_left?: number | null;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      enquiries: {
        Row: {
          id: string;
          source: "home" | "tour" | "contact" | "walk-in" | "telephone";
          status: "New" | "Talking" | "Quoted" | "Booked" | "Lost";
          name: string | null;
          phone: string | null;
          email: string | null;
          tour_id: string | null;
          destination: string | null;
          from_day: string | null;
          to_day: string | null;
          people: number | null;
          interest: string | null;
          subject: string | null;
          message: string | null;
          note: string | null;
          call_on: string | null;
          taken_by: string | null;
          told_at: string | null;
          tellings: number;
          created_at: string;
          updated_at: string;
          tell_at: string;
          sent_key: string | null;
          language: "en" | "ta" | "hi";
          searched: string;
        };
        Insert: {
          id?: string;
          source: "home" | "tour" | "contact" | "walk-in" | "telephone";
          status?: "New" | "Talking" | "Quoted" | "Booked" | "Lost";
          name?: string | null;
          phone?: string | null;
          email?: string | null;
          tour_id?: string | null;
          destination?: string | null;
          from_day?: string | null;
          to_day?: string | null;
          people?: number | null;
          interest?: string | null;
          subject?: string | null;
          message?: string | null;
          note?: string | null;
          call_on?: string | null;
          taken_by?: string | null;
          told_at?: string | null;
          tellings?: number;
          created_at?: string;
          updated_at?: string;
          tell_at?: string;
          sent_key?: string | null;
          language?: "en" | "ta" | "hi";
        };
        Update: {
          id?: string;
          source?: "home" | "tour" | "contact" | "walk-in" | "telephone";
          status?: "New" | "Talking" | "Quoted" | "Booked" | "Lost";
          name?: string | null;
          phone?: string | null;
          email?: string | null;
          tour_id?: string | null;
          destination?: string | null;
          from_day?: string | null;
          to_day?: string | null;
          people?: number | null;
          interest?: string | null;
          subject?: string | null;
          message?: string | null;
          note?: string | null;
          call_on?: string | null;
          taken_by?: string | null;
          told_at?: string | null;
          tellings?: number;
          created_at?: string;
          updated_at?: string;
          tell_at?: string;
          sent_key?: string | null;
          language?: "en" | "ta" | "hi";
        };
        Relationships: [];
      };
      faq_questions: {
        Row: {
          id: string;
          category: "booking-reservations" | "tour-packages-customization" | "travel-logistics" | "special-requirements";
          question: string;
          answer: string;
          question_order: number;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          category: "booking-reservations" | "tour-packages-customization" | "travel-logistics" | "special-requirements";
          question: string;
          answer: string;
          question_order: number;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          category?: "booking-reservations" | "tour-packages-customization" | "travel-logistics" | "special-requirements";
          question?: string;
          answer?: string;
          question_order?: number;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      glossary: {
        Row: {
          id: string;
          english: string;
          tamil: string | null;
          hindi: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          english: string;
          tamil?: string | null;
          hindi?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          english?: string;
          tamil?: string | null;
          hindi?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      hero_sections: {
        Row: {
          id: string;
          title: string;
          subtitle: string;
          background_image: string;
          button_text: string;
          button_link: string;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          title: string;
          subtitle: string;
          background_image: string;
          button_text: string;
          button_link: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          title?: string;
          subtitle?: string;
          background_image?: string;
          button_text?: string;
          button_link?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      mails: {
        Row: {
          id: string;
          kind: "enquiry" | "confirmation" | "password" | "welcome" | "backup";
          about: string;
          tries: number;
          try_at: string;
          sent_at: string | null;
          failed_since: string | null;
          failed_at: string | null;
          failure: string | null;
          created_at: string;
        };
        Insert: {
          id?: string;
          kind: "enquiry" | "confirmation" | "password" | "welcome" | "backup";
          about: string;
          tries?: number;
          try_at?: string;
          sent_at?: string | null;
          failed_since?: string | null;
          failed_at?: string | null;
          failure?: string | null;
          created_at?: string;
        };
        Update: {
          id?: string;
          kind?: "enquiry" | "confirmation" | "password" | "welcome" | "backup";
          about?: string;
          tries?: number;
          try_at?: string;
          sent_at?: string | null;
          failed_since?: string | null;
          failed_at?: string | null;
          failure?: string | null;
          created_at?: string;
        };
        Relationships: [];
      };
      newsletter_addresses: {
        Row: {
          id: string;
          email: string;
          token: string;
          consented_at: string;
          confirmed_at: string | null;
          left_at: string | null;
          created_at: string;
          updated_at: string;
          mailed_at: string | null;
          language: string;
        };
        Insert: {
          id?: string;
          email: string;
          token?: string;
          consented_at?: string;
          confirmed_at?: string | null;
          left_at?: string | null;
          created_at?: string;
          updated_at?: string;
          mailed_at?: string | null;
          language?: string;
        };
        Update: {
          id?: string;
          email?: string;
          token?: string;
          consented_at?: string;
          confirmed_at?: string | null;
          left_at?: string | null;
          created_at?: string;
          updated_at?: string;
          mailed_at?: string | null;
          language?: string;
        };
        Relationships: [];
      };
      office_settings: {
        Row: {
          id: string;
          chat_reply: string | null;
          upi_id: string | null;
          quote_terms: string | null;
          created_at: string;
          updated_at: string;
          keeps_sample_tours: boolean;
          hides_before_open: boolean;
          keeps_sample_reviews: boolean;
          keeps_figures: boolean;
          keeps_policies: boolean;
          keeps_words: boolean;
        };
        Insert: {
          id?: string;
          chat_reply?: string | null;
          upi_id?: string | null;
          quote_terms?: string | null;
          created_at?: string;
          updated_at?: string;
          keeps_sample_tours?: boolean;
          hides_before_open?: boolean;
          keeps_sample_reviews?: boolean;
          keeps_figures?: boolean;
          keeps_policies?: boolean;
          keeps_words?: boolean;
        };
        Update: {
          id?: string;
          chat_reply?: string | null;
          upi_id?: string | null;
          quote_terms?: string | null;
          created_at?: string;
          updated_at?: string;
          keeps_sample_tours?: boolean;
          hides_before_open?: boolean;
          keeps_sample_reviews?: boolean;
          keeps_figures?: boolean;
          keeps_policies?: boolean;
          keeps_words?: boolean;
        };
        Relationships: [];
      };
      pages: {
        Row: {
          id: string;
          title: string;
          address: string;
          content: string;
          image_url: string;
          status: "draft" | "published";
          in_footer: boolean;
          created_at: string;
          updated_at: string;
          earlier_addresses: string[];
        };
        Insert: {
          id?: string;
          title: string;
          address?: string;
          content: string;
          image_url?: string;
          status?: "draft" | "published";
          in_footer?: boolean;
          created_at?: string;
          updated_at?: string;
          earlier_addresses?: string[];
        };
        Update: {
          id?: string;
          title?: string;
          address?: string;
          content?: string;
          image_url?: string;
          status?: "draft" | "published";
          in_footer?: boolean;
          created_at?: string;
          updated_at?: string;
          earlier_addresses?: string[];
        };
        Relationships: [];
      };
      pictures: {
        Row: {
          id: string;
          name: string;
          url: string;
          alt: string | null;
          focal_x: number | null;
          focal_y: number | null;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          name: string;
          url: string;
          alt?: string | null;
          focal_x?: number | null;
          focal_y?: number | null;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          name?: string;
          url?: string;
          alt?: string | null;
          focal_x?: number | null;
          focal_y?: number | null;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      push_keys: {
        Row: {
          only_one: boolean;
          public_key: string;
          private_key: string;
        };
        Insert: {
          only_one?: boolean;
          public_key: string;
          private_key: string;
        };
        Update: {
          only_one?: boolean;
          public_key?: string;
          private_key?: string;
        };
        Relationships: [];
      };
      push_subscriptions: {
        Row: {
          id: string;
          endpoint: string;
          p256dh: string;
          auth: string;
          device: string;
          user_id: string | null;
          created_at: string;
          updated_at: string;
          session_id: string | null;
        };
        Insert: {
          id?: string;
          endpoint: string;
          p256dh: string;
          auth: string;
          device: string;
          user_id?: string | null;
          created_at?: string;
          updated_at?: string;
          session_id?: string | null;
        };
        Update: {
          id?: string;
          endpoint?: string;
          p256dh?: string;
          auth?: string;
          device?: string;
          user_id?: string | null;
          created_at?: string;
          updated_at?: string;
          session_id?: string | null;
        };
        Relationships: [];
      };
      quote_revisions: {
        Row: {
          id: string;
          quote_id: string;
          revision: number;
          sheet: unknown;
          created_at: string;
        };
        Insert: {
          id?: string;
          quote_id: string;
          revision: number;
          sheet: unknown;
          created_at?: string;
        };
        Update: {
          id?: string;
          quote_id?: string;
          revision?: number;
          sheet?: unknown;
          created_at?: string;
        };
        Relationships: [];
      };
      quotes: {
        Row: {
          id: string;
          number: string;
          enquiry_id: string | null;
          tour_id: string | null;
          customer_name: string;
          customer_phone: string | null;
          sheet: unknown;
          revision: number;
          token: string;
          expires_on: string;
          opened_at: string | null;
          opened_revision: number | null;
          opened_count: number;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          number?: string;
          enquiry_id?: string | null;
          tour_id?: string | null;
          customer_name: string;
          customer_phone?: string | null;
          sheet: unknown;
          revision?: number;
          token?: string;
          expires_on: string;
          opened_at?: string | null;
          opened_revision?: number | null;
          opened_count?: number;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          number?: string;
          enquiry_id?: string | null;
          tour_id?: string | null;
          customer_name?: string;
          customer_phone?: string | null;
          sheet?: unknown;
          revision?: number;
          token?: string;
          expires_on?: string;
          opened_at?: string | null;
          opened_revision?: number | null;
          opened_count?: number;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      review_invitations: {
        Row: {
          id: string;
          token: string;
          name: string;
          tour_id: string | null;
          tour: string | null;
          expires_at: string;
          used_at: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          token?: string;
          name: string;
          tour_id?: string | null;
          tour?: string | null;
          expires_at?: string;
          used_at?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          token?: string;
          name?: string;
          tour_id?: string | null;
          tour?: string | null;
          expires_at?: string;
          used_at?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      review_submissions: {
        Row: {
          id: string;
          status: "New" | "Approved";
          name: string;
          location: string;
          tour_id: string | null;
          tour: string | null;
          rating: number;
          comment: string;
          picture: string | null;
          invited: boolean;
          created_at: string;
          updated_at: string;
          sent_key: string | null;
          testimonial_id: string | null;
        };
        Insert: {
          id?: string;
          status?: "New" | "Approved";
          name: string;
          location: string;
          tour_id?: string | null;
          tour?: string | null;
          rating: number;
          comment: string;
          picture?: string | null;
          invited?: boolean;
          created_at?: string;
          updated_at?: string;
          sent_key?: string | null;
          testimonial_id?: string | null;
        };
        Update: {
          id?: string;
          status?: "New" | "Approved";
          name?: string;
          location?: string;
          tour_id?: string | null;
          tour?: string | null;
          rating?: number;
          comment?: string;
          picture?: string | null;
          invited?: boolean;
          created_at?: string;
          updated_at?: string;
          sent_key?: string | null;
          testimonial_id?: string | null;
        };
        Relationships: [];
      };
      row_versions: {
        Row: {
          id: string;
          table_name: "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions" | "pages" | "pictures" | "translations" | "glossary" | "departures" | "office_settings";
          row_id: string;
          action: "update" | "delete";
          old_row: Record<string, unknown>;
          changed_at: string;
          changed_by: string | null;
          restored_at: string | null;
          picture: string | null;
          transaction_at: string | null;
          name: string | null;
          moved_to: string | null;
        };
        Insert: {
          id?: string;
          table_name: "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions" | "pages" | "pictures" | "translations" | "glossary" | "departures" | "office_settings";
          row_id: string;
          action: "update" | "delete";
          old_row: Record<string, unknown>;
          changed_at?: string;
          changed_by?: string | null;
          restored_at?: string | null;
          transaction_at?: string | null;
          moved_to?: string | null;
        };
        Update: {
          id?: string;
          table_name?: "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions" | "pages" | "pictures" | "translations" | "glossary" | "departures" | "office_settings";
          row_id?: string;
          action?: "update" | "delete";
          old_row?: Record<string, unknown>;
          changed_at?: string;
          changed_by?: string | null;
          restored_at?: string | null;
          transaction_at?: string | null;
          moved_to?: string | null;
        };
        Relationships: [];
      };
      synonyms: {
        Row: {
          id: string;
          names: string[];
          sounds: string[];
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          names: string[];
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          names?: string[];
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      testimonials: {
        Row: {
          id: string;
          name: string;
          image: string;
          location: string;
          rating: number;
          comment: string;
          tour: string | null;
          featured: boolean;
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: string;
          name: string;
          image: string;
          location: string;
          rating?: number;
          comment: string;
          tour?: string | null;
          featured?: boolean;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: string;
          name?: string;
          image?: string;
          location?: string;
          rating?: number;
          comment?: string;
          tour?: string | null;
          featured?: boolean;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      tour_addresses: {
        Row: {
          id: string;
          tour_id: string;
        };
        Insert: {
          id: string;
          tour_id: string;
        };
        Update: {
          id?: string;
          tour_id?: string;
        };
        Relationships: [];
      };
      tours: {
        Row: {
          id: string;
          title: string;
          type: string;
          category: string | null;
          summary: string;
          image_url: string;
          price: string | null;
          duration: string;
          highlights: { value: string }[];
          inclusions: { value: string }[];
          itinerary: { day: string; title: string; description: string; name: string; stay?: string; meals?: string }[];
          gallery: string[];
          featured: boolean;
          reviews: { name: string; date: string; rating: number; comment: string; submission?: string }[];
          created_at: string;
          updated_at: string;
          published_at: string | null;
          hidden_at: string | null;
          starts_from: string | null;
          price_from: number | null;
          price_basis: string | null;
          child_price: string | null;
          single_supplement: string | null;
          exclusions: { value: string }[];
          best_months: number[];
          group_size: string | null;
          pace: string | null;
          pickup_points: { place: string; time: string }[];
          documents: string | null;
          advance: string | null;
          cancellation: string | null;
          questions: { question: string; answer: string }[];
          themes: string[];
          sent_key: string | null;
          shown_at: string | null;
        };
        Insert: {
          id?: string;
          title: string;
          type?: string;
          category?: string | null;
          summary: string;
          image_url: string;
          price?: string | null;
          duration?: string;
          highlights?: { value: string }[];
          inclusions?: { value: string }[];
          itinerary?: { day: string; title: string; description: string; name: string; stay?: string; meals?: string }[];
          gallery?: string[];
          featured?: boolean;
          reviews?: { name: string; date: string; rating: number; comment: string; submission?: string }[];
          created_at?: string;
          updated_at?: string;
          published_at?: string | null;
          hidden_at?: string | null;
          starts_from?: string | null;
          price_from?: number | null;
          price_basis?: string | null;
          child_price?: string | null;
          single_supplement?: string | null;
          exclusions?: { value: string }[];
          best_months?: number[];
          group_size?: string | null;
          pace?: string | null;
          pickup_points?: { place: string; time: string }[];
          documents?: string | null;
          advance?: string | null;
          cancellation?: string | null;
          questions?: { question: string; answer: string }[];
          themes?: string[];
          sent_key?: string | null;
          shown_at?: string | null;
        };
        Update: {
          id?: string;
          title?: string;
          type?: string;
          category?: string | null;
          summary?: string;
          image_url?: string;
          price?: string | null;
          duration?: string;
          highlights?: { value: string }[];
          inclusions?: { value: string }[];
          itinerary?: { day: string; title: string; description: string; name: string; stay?: string; meals?: string }[];
          gallery?: string[];
          featured?: boolean;
          reviews?: { name: string; date: string; rating: number; comment: string; submission?: string }[];
          created_at?: string;
          updated_at?: string;
          published_at?: string | null;
          hidden_at?: string | null;
          starts_from?: string | null;
          price_from?: number | null;
          price_basis?: string | null;
          child_price?: string | null;
          single_supplement?: string | null;
          exclusions?: { value: string }[];
          best_months?: number[];
          group_size?: string | null;
          pace?: string | null;
          pickup_points?: { place: string; time: string }[];
          documents?: string | null;
          advance?: string | null;
          cancellation?: string | null;
          questions?: { question: string; answer: string }[];
          themes?: string[];
          sent_key?: string | null;
          shown_at?: string | null;
        };
        Relationships: [];
      };
      translations: {
        Row: {
          id: string;
          table_name: "tours" | "categories" | "hero_sections" | "carousel_images" | "about_sections" | "company_info" | "faq_questions" | "testimonials" | "pages" | "pictures";
          row_id: string;
          language: "ta" | "hi";
          texts: Record<string, string | string[] | Record<string, string> | Record<string, string>[]>;
          english: Record<string, unknown>;
          is_published: boolean;
          created_at: string;
          updated_at: string;
          stored_state: "missing" | "draft" | "published" | "changed" | "deleted";
        };
        Insert: {
          id?: string;
          table_name: "tours" | "categories" | "hero_sections" | "carousel_images" | "about_sections" | "company_info" | "faq_questions" | "testimonials" | "pages" | "pictures";
          row_id: string;
          language: "ta" | "hi";
          texts?: Record<string, string | string[] | Record<string, string> | Record<string, string>[]>;
          english?: Record<string, unknown>;
          is_published?: boolean;
          created_at?: string;
          updated_at?: string;
          stored_state?: "missing" | "draft" | "published" | "changed" | "deleted";
        };
        Update: {
          id?: string;
          table_name?: "tours" | "categories" | "hero_sections" | "carousel_images" | "about_sections" | "company_info" | "faq_questions" | "testimonials" | "pages" | "pictures";
          row_id?: string;
          language?: "ta" | "hi";
          texts?: Record<string, string | string[] | Record<string, string> | Record<string, string>[]>;
          english?: Record<string, unknown>;
          is_published?: boolean;
          created_at?: string;
          updated_at?: string;
          stored_state?: "missing" | "draft" | "published" | "changed" | "deleted";
        };
        Relationships: [];
      };
    };
    Views: {
      categories_with_tours: {
        Row: {
          id: string;
          name: string;
          type: "domestic" | "international";
          updated_at: string;
          tours: number;
          name_a_to_z: string | null;
        };
        Relationships: [];
      };
      list_changes: {
        Row: {
          id: "domestic" | "international" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions";
          changed_at: string | null;
        };
        Relationships: [];
      };
      notified_devices: {
        Row: {
          id: string;
          endpoint: string;
          p256dh: string;
          auth: string;
          device: string;
          created_at: string;
        };
        Relationships: [];
      };
      tour_cards: {
        Row: {
          id: string;
          title: string;
          type: string;
          category: string | null;
          summary: string;
          image_url: string;
          price: string | null;
          price_from: number | null;
          duration: string;
          starts_from: string | null;
          featured: boolean;
          created_at: string;
          days: number | null;
          next_departure: string | null;
          price_basis: string | null;
        };
        Relationships: [];
      };
      tour_pages: {
        Row: {
          id: string;
          type: string;
          image_url: string;
          gallery: string[];
          changed_at: string;
        };
        Relationships: [];
      };
      tours_with_dates: {
        Row: {
          id: string;
          title: string;
          type: "domestic" | "international";
          category: string | null;
          featured: boolean;
          image_url: string;
          price: string | null;
          price_from: number | null;
          child_price: string | null;
          single_supplement: string | null;
          duration: string;
          published_at: string | null;
          hidden_at: string | null;
          shown_at: string | null;
          created_at: string;
          updated_at: string;
          next_date: string | null;
          tamil: "missing" | "draft" | "published" | "changed";
          hindi: "missing" | "draft" | "published" | "changed";
          is_sold_out: boolean | null;
          days: number | null;
          title_a_to_z: string | null;
          category_a_to_z: string | null;
        };
        Relationships: [];
      };
      translation_counts: {
        Row: {
          table_name: "tours" | "categories" | "hero_sections" | "carousel_images" | "about_sections" | "company_info" | "faq_questions" | "testimonials" | "pages" | "pictures";
          language: "ta" | "hi";
          state: "missing" | "draft" | "published" | "changed";
          count: number;
        };
        Relationships: [];
      };
    };
    Functions: {
      account_state: { Args: { [name in never]: never }; Returns: "admin" | "not an admin" | "no user" | "no session" };
      applied_migrations: { Args: { [name in never]: never }; Returns: string[] | null };
      approve_review: { Args: { submission: string; image: string; on_tour: boolean; version?: string }; Returns: "approved" | "changed" | "gone" };
      change_tours: { Args: { sent: string }; Returns: { undo: object; left: string[] }[] };
      confirm_newsletter: { Args: { holder: string }; Returns: "confirmed" | "unknown" };
      copy_tour: { Args: { of_tour: string; new_title?: string; weeks?: number; sent_key?: string }; Returns: string | null };
      count_visit: { Args: { kind: string; tour_id: string }; Returns: undefined };
      delete_category: { Args: { deleted_id: string; move_to: string }; Returns: undefined };
      delete_departures: { Args: { of_tour: string; days: string[] }; Returns: Rows<"departures"> };
      enquire: { Args: { enquiry: string }; Returns: "stored" | "off" | "too many" };
      enquiries_of_person: { Args: { of_enquiry: string }; Returns: Rows<"enquiries">; SetofOptions: { from: "*"; to: "enquiries"; isOneToOne: false; isSetofReturn: true } };
      erase_person: { Args: { of_enquiry: string }; Returns: string[] };
      export_person: { Args: { of_enquiry: string }; Returns: unknown };
      find_enquiries: { Args: { words: string }; Returns: Rows<"enquiries">; SetofOptions: { from: "*"; to: "enquiries"; isOneToOne: false; isSetofReturn: true } };
      forget_old_rows: { Args: { of_table: string; most: number }; Returns: number };
      forget_unused_words: { Args: { [name in never]: never }; Returns: undefined };
      further_enquiries: { Args: { of_enquiry: string }; Returns: Rows<"enquiries">; SetofOptions: { from: "*"; to: "enquiries"; isOneToOne: false; isSetofReturn: true } };
      is_admin: { Args: { [name in never]: never }; Returns: boolean };
      join_newsletter: { Args: { address: string; wanted_language?: string; is_mailed?: boolean }; Returns: string };
      leave_newsletter: { Args: { holder: string }; Returns: "left" | "unknown" };
      mark_departures: { Args: { of_tour: string; days: string[]; shown: (string | null)[]; wanted: string | null }; Returns: boolean };
      media_names: { Args: { of_table: string; after: string | null; most: number }; Returns: { last: string | null; names: string[] } };
      new_tour_address: { Args: { title: string }; Returns: string };
      picture_in_trash: { Args: { of_name: string }; Returns: boolean };
      picture_notes: { Args: { names: string[]; of_language?: string }; Returns: { name: string; alt: string | null; focal_x: number | null; focal_y: number | null }[] };
      picture_uses: { Args: { of_name: string }; Returns: { table_name: Database["public"]["Tables"]["row_versions"]["Row"]["table_name"] | "quotes"; row_id: string; name: string }[] };
      quote_opened: { Args: { link_token: string }; Returns: undefined };
      rating_of_reviews: { Args: { [name in never]: never }; Returns: { average: number; count: number } | null };
      read_quote: { Args: { link_token: string }; Returns: unknown };
      remove_review: { Args: { submission: string }; Returns: undefined };
      replace_picture: { Args: { of_name: string; by_name: string; only_rows?: string[] }; Returns: string[] };
      search_tours: { Args: TourSearch; Returns: FoundTours };
      submit_review: { Args: { review: string }; Returns: "stored" | "made room" | "off" | "used" | "too many" };
      visit_sums: { Args: { days: number }; Returns: VisitSums | null };
      was_filled: { Args: { of_table: string }; Returns: boolean };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
}
