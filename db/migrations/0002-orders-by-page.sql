-- Pay pressed again looks for what the same page has paid already.
create index orders_by_paying_page on orders (session_id, paying_tab) where paying_tab is not null;
