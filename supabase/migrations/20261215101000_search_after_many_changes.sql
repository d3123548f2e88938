-- Each word of a search reads the list of pending index entries from beginning to end. After a change of a thousand
-- tours, this list made a long search take ten times as long until the next vacuum. Limit in kB.
alter index private.tour_search_words set (gin_pending_list_limit = 64);
alter index private.tour_words_similar set (gin_pending_list_limit = 64);
